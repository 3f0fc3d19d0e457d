import type { Booking } from './booking.ts';
import { bookingState } from './booking-state.ts';

/**
 * Why a user cannot be deleted, as it is told to whoever wants to; null if they can. Somebody who is
 * expected at the wash, or is about to be, must be able to sign in.
 * @param bookings those that are to come, whatever became of them
 * @param openPayments how many of their payments have no outcome yet
 */
export function customerDeletionBlocker(
  bookings: readonly (Pick<Booking, 'status'> & { slot: Pick<Booking['slot'], 'startsAt'> })[],
  openPayments: number,
  now: Date,
): string | null {
  const upcoming = bookings.filter((booking) => bookingState(booking, now) === 'upcoming').length;
  if (upcoming > 0) {
    const what = upcoming === 1 ? '1 upcoming booking' : `${upcoming} upcoming bookings`;
    return `This user has ${what}. Cancel what is booked first.`;
  }
  return openPayments > 0 ? 'This user is paying for a booking right now. Try again later.' : null;
}
