import { bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import type { Cursor } from '~/lib/firebase/live-source.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLivePages } from '~/lib/live/use-live-pages.ts';

const pageSize = 10;

const bookingsOf = liveLists('owner', (uid: string, after: Cursor | null) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  equal: { 'customer.uid': uid },
  order: { by: 'createdAt', direction: 'desc' } as const,
  after,
  limit: pageSize + 1,
}));

/** All bookings of a customer, the newest first, page by page. */
export const useBookingsOf = (uid: string) =>
  useLivePages((after) => bookingsOf(uid, after), pageSize);
