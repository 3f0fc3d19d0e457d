import type { Booking } from './booking.ts';

type BookingState = 'upcoming' | 'begun' | 'cancelled';

/** Returns the state of a booking at `now`. Only an upcoming booking can be cancelled or rescheduled. */
export function bookingState(
  { status, slot }: Pick<Booking, 'status'> & { slot: Pick<Booking['slot'], 'startsAt'> },
  now: Date,
): BookingState {
  if (status === 'cancelled') return 'cancelled';
  return status !== 'pending' || slot.startsAt <= now ? 'begun' : 'upcoming';
}
