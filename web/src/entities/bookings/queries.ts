import { type Booking, bookingEventSchema, bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { useNow } from '~/lib/clock/use-now';
import { listLimit } from '~/lib/live/list-limit';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const booking = liveDocuments('owner', (id: string) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  id,
}));

/**
 * One booking of the signed-in customer. Of somebody else's and of none there is the same answer,
 * a refusal: failed.
 */
export const useBooking = (id: string) => useLiveQuery(booking(id));

const bookingEvents = liveLists('owner', (bookingId: string) => ({
  collection: `${collections.bookings}/${bookingId}/${collections.events}`,
  schema: bookingEventSchema,
  order: { by: 'createdAt', direction: 'asc' } as const,
  limit: listLimit,
}));

/** What has happened to a booking, in order. */
export const useBookingEvents = (bookingId: string) => useLiveList(bookingEvents(bookingId));

const paidBookings = liveLists('owner', (uid: string) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  equal: { 'customer.uid': uid, status: 'pending' },
  order: { by: 'slot.startsAt', direction: 'asc' } as const,
  limit: listLimit,
}));

/** A customer's paid bookings that are not over, told apart by the time. */
interface PaidBookings {
  /** Those whose slot has begun and that have not been marked as completed yet, soonest first. */
  begun: Booking[];
  /** Those whose slot is in the future, soonest first. */
  upcoming: Booking[];
}

/** The paid bookings of a customer, live: one moves from upcoming to begun by itself when its time comes. */
export function usePaidBookings(uid: string | null): QueryState<PaidBookings> {
  const bookings = useLiveList(uid === null ? null : paidBookings(uid));
  // Read anew in every rendering: the list may be younger than the last time that something began.
  const now = new Date();
  const next =
    bookings.state === 'ready' ? bookings.data.find(({ slot }) => slot.startsAt > now) : undefined;
  useNow(next?.slot.startsAt ?? null);
  if (bookings.state !== 'ready') return bookings;
  return {
    state: 'ready',
    data: {
      begun: bookings.data.filter(({ slot }) => slot.startsAt <= now),
      upcoming: bookings.data.filter(({ slot }) => slot.startsAt > now),
    },
    unreadable: bookings.unreadable ?? 0,
  };
}
