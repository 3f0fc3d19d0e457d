import type { Booking } from './booking.ts';
import { bookingState } from './booking-state.ts';

type BookingFacts = Pick<Booking, 'status' | 'stage' | 'amount'> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

/** Returns the customer's bookings that occupy a slot at `now` and cost nothing. */
export const upcomingFreeBookings = <B extends BookingFacts>(
  bookings: readonly B[],
  now: Date,
): B[] =>
  bookings.filter((booking) => booking.amount === 0 && bookingState(booking, now) === 'upcoming');
