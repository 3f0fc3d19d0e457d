import type { Booking } from '@carwash/domain/bookings/booking';
import { unpaidHolds } from '@carwash/domain/payments/customer-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Context } from '../context.ts';
import { type PurchaseFence, readOpenPayments } from './purchase-fence.ts';

/**
 * Reads the customer's bookings of a start. The slot's day must be read with the customer's purchase fence, or
 * after it, so that no concurrent commit is missed.
 * @returns none while nobody has booked the start
 */
export async function readBookingsOfStart(
  uid: string,
  { startsAt, claims }: Pick<Slot, 'startsAt' | 'claims'>,
  { db }: Context,
): Promise<Booking[]> {
  if (claims.every(({ heldUntil }) => heldUntil !== null)) return [];
  const found = await db.bookings
    .where('customer.uid', '==', uid)
    .where('slot.startsAt', '==', startsAt)
    .get();
  return found.docs.map((booking) => booking.data());
}

/** Tells whether one of these bookings occupies the slot. */
export const hasBooked = (bookings: readonly Booking[], slotId: string): boolean =>
  bookings.some(({ slot, status }) => slot._id === slotId && status !== 'cancelled');

/**
 * Tells whether the customer has booked, or holds, the slot of a payment through another payment. While a
 * payment's own hold lasts there is no other one, because a customer who comes back continues that payment.
 * @param fence read with the slot's day
 */
export async function hasAnotherPayment(
  { _id, customer: { uid }, ...sale }: Transaction,
  slot: Slot | null,
  fence: PurchaseFence,
  context: Context,
): Promise<boolean> {
  const now = context.now();
  if (uid === null || unpaidHolds([sale], now).length > 0) return false;
  if (slot && hasBooked(await readBookingsOfStart(uid, slot, context), slot._id)) return true;
  const open = await readOpenPayments(fence, context);
  const others = open.map((payment) => payment.data()).filter((other) => other._id !== _id);
  return unpaidHolds(others, now).some((other) => other.slot._id === sale.slot._id);
}
