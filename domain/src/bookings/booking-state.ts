import type { Booking } from './booking.ts';
import { hasBegunAt } from './visit-stage-policy.ts';

type BookingState = 'upcoming' | 'begun' | 'cancelled';

/**
 * Returns the state of a booking at `now`: it has begun at its start, or earlier when its car is washed. Only an upcoming
 * booking can be cancelled or rescheduled.
 */
export function bookingState(
  {
    status,
    stage,
    slot,
  }: Pick<Booking, 'status' | 'stage'> & { slot: Pick<Booking['slot'], 'startsAt'> },
  now: Date,
): BookingState {
  if (status === 'cancelled') return 'cancelled';
  const hasBegun = status !== 'pending' || hasBegunAt(stage) || slot.startsAt <= now;
  return hasBegun ? 'begun' : 'upcoming';
}

type BookingFacts = Pick<Booking, 'status' | 'stage' | 'amount'> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

/** Returns the customer's bookings that occupy a slot at `now` and cost nothing. */
export const upcomingFreeBookings = <B extends BookingFacts>(
  bookings: readonly B[],
  now: Date,
): B[] =>
  bookings.filter((booking) => booking.amount === 0 && bookingState(booking, now) === 'upcoming');
