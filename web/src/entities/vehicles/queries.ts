import { collections } from '@carwash/domain/collections';
import {
  inGarageOrder,
  type SavedVehicle,
  savedVehicleSchema,
} from '@carwash/domain/vehicles/saved-vehicle';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import type { QueryState } from '~/lib/query-state';
import { useSettings } from '~/lib/settings/settings';

const savedVehicles = liveLists('owner', (uid: string) => ({
  collection: collections.savedVehicles,
  schema: savedVehicleSchema,
  equal: { uid },
  order: { by: 'usedAt', direction: 'desc' } as const,
  limit: listLimit,
}));

/**
 * Returns the vehicles of a customer, the default first, then the most recently used, with the present names of their
 * types.
 */
export function useGarage(uid: string): QueryState<SavedVehicle[]> {
  const vehicles = useLiveList(savedVehicles(uid));
  const { vehicleTypes } = useSettings();
  if (vehicles.state !== 'ready') return vehicles;
  const data = inGarageOrder(vehicles.data).map((vehicle) => {
    const type = vehicleTypes.find(({ _id }) => _id === vehicle.vehicleType);
    return type ? { ...vehicle, vehicleTypeName: type.name } : vehicle;
  });
  return { ...vehicles, data };
}
