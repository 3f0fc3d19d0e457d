import { bookingSchema, pastBookingStatuses } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import type { Cursor } from '~/lib/firebase/live-source';
import { liveLists } from '~/lib/live/live-queries';
import { useLivePages } from '~/lib/live/use-live-pages';

const pageSize = 10;

const pastBookings = liveLists('owner', (uid: string, after: Cursor | null) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  equal: { 'customer.uid': uid },
  oneOf: { field: 'status', values: pastBookingStatuses },
  order: { by: 'slot.startsAt', direction: 'desc' } as const,
  after,
  limit: pageSize + 1,
}));

/** Returns the past and cancelled bookings of a customer, the latest first, page by page. */
export const usePastBookings = (uid: string) =>
  useLivePages((after) => pastBookings(uid, after), pageSize);
