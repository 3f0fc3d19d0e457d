import { toDecimalString } from '@carwash/domain/money/money';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { writePendingBooking } from '~/entities/bookings/pending-booking.ts';

/**
 * To be called on the way to the card page: the payment may have been started in another browser, and
 * this one has to know it on the way back.
 */
export function rememberPayment(transaction: TransactionAnswer) {
  const { _id, customer, service, slot, vehicle, amount } = transaction;
  // Only who has an account pays on the card page.
  if (customer.uid === null) return;
  writePendingBooking({
    ...vehicle,
    transactionId: _id,
    customer: customer.uid,
    serviceId: service._id,
    slotId: slot._id,
    amount: toDecimalString(amount),
  });
}
