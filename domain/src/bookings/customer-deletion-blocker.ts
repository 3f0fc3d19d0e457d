import type { Booking } from './booking.ts';
import { bookingState } from './booking-state.ts';

/**
 * Returns the reason why a user can't be deleted, as a text for the admin; null if the user can be deleted.
 * Customers with an upcoming booking or an unfinished payment must still be able to sign in.
 * @param bookings the customer's bookings with a future slot, in any status
 * @param openPayments number of the customer's payments that are still pending
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
