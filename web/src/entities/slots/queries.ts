import { collections } from '@carwash/domain/collections';
import { slotSchema } from '@carwash/domain/slots/slot';
import { listLimit } from '~/lib/live/list-limit';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';

const slots = liveLists('everyone', (serviceId: string, date: string) => ({
  collection: collections.slots,
  schema: slotSchema,
  equal: { serviceId, date },
  order: { by: 'startTime', direction: 'asc' } as const,
  limit: listLimit,
}));

/**
 * The slots of a service on one day, earliest first; loading while no day is chosen.
 * @param date yyyy-MM-dd
 */
export const useSlots = (serviceId: string, date: string | null) =>
  useLiveList(date === null ? null : slots(serviceId, date));

const slot = liveDocuments('everyone', (id: string) => ({
  collection: collections.slots,
  schema: slotSchema,
  id,
}));

/** One slot; null when there is none with this id. */
export const useSlot = (id: string) => useLiveQuery(slot(id));
