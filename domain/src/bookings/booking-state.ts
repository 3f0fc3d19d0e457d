import type { Booking } from './booking.ts';

export type BookingState = 'upcoming' | 'begun' | 'cancelled';

/** What a booking is at `now`. Only an upcoming one can be cancelled or moved. */
export function bookingState(
  { status, slot }: Pick<Booking, 'status'> & { slot: Pick<Booking['slot'], 'startsAt'> },
  now: Date,
): BookingState {
  if (status === 'cancelled') return 'cancelled';
  return status !== 'pending' || slot.startsAt <= now ? 'begun' : 'upcoming';
}
