import { type Booking, bookingEventSchema, bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { useEffect } from 'react';
import { useNow } from '~/lib/clock/use-now';
import { listLimit } from '~/lib/live/list-limit';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';
import { keepBookings } from './kept-bookings';

const booking = liveDocuments('owner', (id: string) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  id,
}));

/**
 * One booking of the signed-in customer. For a booking of somebody else, and for an unknown id, the
 * rules refuse the read: the state is failed.
 */
export const useBooking = (id: string) => useLiveQuery(booking(id));

/** Number of bookings that tell when a customer usually comes. */
const latestCount = 10;

const latestBookings = liveLists('owner', (uid: string) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  equal: { 'customer.uid': uid },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: latestCount,
}));

/** Returns the bookings that a customer made last, whatever their status, the newest first. */
export const useLatestBookings = (uid: string | null): QueryState<Booking[]> =>
  useLiveList(uid === null ? null : latestBookings(uid));

const bookingEvents = liveLists('owner', (bookingId: string) => ({
  collection: `${collections.bookings}/${bookingId}/${collections.events}`,
  schema: bookingEventSchema,
  order: { by: 'createdAt', direction: 'asc' } as const,
  limit: listLimit,
}));

/** All events of a booking, the oldest first. */
export const useBookingEvents = (bookingId: string) => useLiveList(bookingEvents(bookingId));

const paidBookings = liveLists('owner', (uid: string) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  equal: { 'customer.uid': uid, status: 'pending' },
  order: { by: 'slot.startsAt', direction: 'asc' } as const,
  limit: listLimit,
}));

/** A customer's paid bookings that are not over, grouped by time. */
interface PaidBookings {
  /** Bookings whose slot has started and that are not marked as completed, the earliest first. */
  begun: Booking[];
  /** Bookings whose slot is in the future, the earliest first. */
  upcoming: Booking[];
}

const usePaidList = (uid: string | null): QueryState<Booking[]> =>
  useLiveList(uid === null ? null : paidBookings(uid));

/** Stores the next bookings of a customer on this device, for the visit, and keeps them as they are. */
export function useKeepTickets(uid: string | null): void {
  const bookings = usePaidList(uid);
  const paid = bookings.state === 'ready' ? bookings.data : null;
  useEffect(() => {
    const now = new Date();
    if (uid !== null && paid) {
      keepBookings(
        uid,
        paid.filter(({ slot }) => slot.endsAt > now),
      );
    }
  }, [uid, paid]);
}

/**
 * Returns the paid bookings of a customer, live. A booking moves from upcoming to begun when its slot starts.
 * The next ones are also stored on this device.
 */
export function usePaidBookings(uid: string | null): QueryState<PaidBookings> {
  const bookings = usePaidList(uid);
  useKeepTickets(uid);
  // Computed on every render: the list may have arrived after `useNow` last fired.
  const now = new Date();
  const paid = bookings.state === 'ready' ? bookings.data : null;
  useNow(paid?.find(({ slot }) => slot.startsAt > now)?.slot.startsAt ?? null);
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
