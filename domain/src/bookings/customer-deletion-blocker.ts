import type { Booking } from './booking.ts';
import { bookingState } from './booking-state.ts';

/** Business with a customer that has to end before the account can be deleted. */
export interface DeletionBlocker {
  upcomingBookings: number;
  /** Payments that are still pending. */
  openPayments: number;
}

/**
 * Returns what keeps an account from being deleted; null if nothing does. Customers with an upcoming booking
 * or an unfinished payment must still be able to sign in.
 * @param bookings the customer's bookings with a future slot, in any status
 * @param openPayments number of the customer's payments that are still pending
 */
export function customerDeletionBlocker(
  bookings: readonly (Pick<Booking, 'status'> & { slot: Pick<Booking['slot'], 'startsAt'> })[],
  openPayments: number,
  now: Date,
): DeletionBlocker | null {
  const upcomingBookings = bookings.filter(
    (booking) => bookingState(booking, now) === 'upcoming',
  ).length;
  return upcomingBookings + openPayments > 0 ? { upcomingBookings, openPayments } : null;
}

const bookingCount = (count: number): string =>
  count === 1 ? '1 upcoming booking' : `${count} upcoming bookings`;

/** Tells an admin why a customer's account can't be deleted. */
export const describeBlockerToAdmin = ({ upcomingBookings }: DeletionBlocker): string =>
  upcomingBookings > 0
    ? `This user has ${bookingCount(upcomingBookings)}. Cancel what is booked first.`
    : 'This user is paying for a booking right now. Try again later.';

/** Tells customers why their own account can't be deleted. */
export const describeBlockerToOwner = ({ upcomingBookings }: DeletionBlocker): string =>
  upcomingBookings > 0
    ? `You have ${bookingCount(upcomingBookings)}. Cancel first, or wait until the visit is over.`
    : 'You have an open payment. Finish it or give it up first.';
