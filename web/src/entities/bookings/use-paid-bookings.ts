import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { useNow } from '~/lib/clock/use-now.ts';
import { listLimit } from '~/lib/live/list-limit.ts';
import type { Live } from '~/lib/live/live.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLiveList } from '~/lib/live/use-live-list.ts';

const paidBookings = liveLists('owner', (uid: string) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  equal: { 'customer.uid': uid, status: 'pending' },
  order: { by: 'slot.startsAt', direction: 'asc' } as const,
  limit: listLimit,
}));

/** A customer's paid bookings that are not over, told apart by the time. */
export interface PaidBookings {
  /** Those whose slot has begun and that have not been marked as completed yet, soonest first. */
  begun: Booking[];
  /** Those whose slot is in the future, soonest first. */
  upcoming: Booking[];
}

/** The paid bookings of a customer, live: one moves from upcoming to begun by itself when its time comes. */
export function usePaidBookings(uid: string | null): Live<PaidBookings> {
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
