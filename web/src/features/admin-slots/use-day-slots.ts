import { collections } from '@carwash/domain/collections';
import { slotSchema } from '@carwash/domain/slots/slot';
import { adminListLimit } from '~/lib/live/list-limit.ts';
import { liveWholeLists } from '~/lib/live/live-whole-lists.ts';
import { useLiveQuery } from '~/lib/live/use-live-query.ts';

const daySlots = liveWholeLists('owner', (date: string) => ({
  collection: collections.slots,
  schema: slotSchema,
  equal: { date },
  order: { by: 'startsAt', direction: 'asc' } as const,
  pageSize: adminListLimit,
}));

/**
 * The slots of all services on one day, the earliest first. For admins.
 * @param date yyyy-MM-dd
 */
export const useDaySlots = (date: string) => useLiveQuery(daySlots(date));
