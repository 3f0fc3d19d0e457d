import { bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLiveList } from '~/lib/live/use-live-list.ts';

const latestBookings = liveLists('owner', (count: number) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: count,
}));

/** For admins: the `count` bookings (at most 100) that were made last, the newest first. */
export const useLatestBookings = (count: number) => useLiveList(latestBookings(count));
