import type { Booking } from './booking.ts';

/** Business with a customer that has to end before the account can be deleted. */
export interface DeletionBlocker {
  /** Paid bookings whose visit is not over. */
  upcomingBookings: number;
  /** Payments that are still pending. */
  openPayments: number;
}

type Visit = Pick<Booking, 'status'> & { slot: Pick<Booking['slot'], 'endsAt'> };

/** Tells whether a booking keeps its customer's account: until the visit is over, the staff need its address. */
export const keepsAccount = ({ status, slot }: Visit, now: Date): boolean =>
  status === 'pending' && slot.endsAt > now;

/**
 * Returns what keeps an account from being deleted; null if nothing does. Customers with a visit that is not over
 * or an unfinished payment must still be able to sign in.
 * @param bookings the customer's paid bookings
 * @param openPayments number of the customer's payments that are still pending
 */
export function customerDeletionBlocker(
  bookings: readonly Visit[],
  openPayments: number,
  now: Date,
): DeletionBlocker | null {
  const upcomingBookings = bookings.filter((booking) => keepsAccount(booking, now)).length;
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
