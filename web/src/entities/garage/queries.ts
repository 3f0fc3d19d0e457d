import { collections } from '@carwash/domain/collections';
import {
  inGarageOrder,
  type SavedVehicle,
  savedVehicleSchema,
} from '@carwash/domain/garage/saved-vehicle';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import type { QueryState } from '~/lib/query-state';

const savedVehicles = liveLists('owner', (uid: string) => ({
  collection: collections.savedVehicles,
  schema: savedVehicleSchema,
  equal: { uid },
  order: { by: 'usedAt', direction: 'desc' } as const,
  limit: listLimit,
}));

/** Returns the vehicles of a customer, the default first, then the most recently used. */
export function useGarage(uid: string): QueryState<SavedVehicle[]> {
  const vehicles = useLiveList(savedVehicles(uid));
  return vehicles.state === 'ready'
    ? { ...vehicles, data: inGarageOrder(vehicles.data) }
    : vehicles;
}
