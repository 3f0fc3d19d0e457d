import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { toDecimalString } from '@carwash/domain/money/money';
import { cancellationHoursOf } from '@carwash/domain/payments/cancellation-notice';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { addOnsOf } from '@carwash/domain/services/quote';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { toastTexts } from '~/lib/toasts';
import { writePendingBooking } from './pending-booking';
import { retryPurchase } from './retry-purchase';

/**
 * Called before redirecting to the card page: the payment may have been started in another browser,
 * and this one must know it when the customer returns.
 */
function rememberPayment(transaction: TransactionAnswer) {
  const { _id, customer, service, slot, vehicle, address, note, amount } = transaction;
  // Only customers with an account pay on the card page.
  if (customer.uid === null) return;
  writePendingBooking({
    ...vehicle,
    address,
    note,
    transactionId: _id,
    customer: customer.uid,
    serviceId: service._id,
    slotId: slot._id,
    amount: toDecimalString(amount),
  });
}

/** It asks for something else by now, such as an address, or has other terms. */
const outdated = new Set<ErrorCode>(['bad_input', 'refund_changed', 'price_changed']);

/**
 * Goes on with a pending payment: redirects to the card page. The server extends the hold if little time
 * is left, or starts a new payment. A toast tells what fails. When the service asks for more than it did, the
 * form follows.
 */
export async function continuePayment(transaction: TransactionAnswer): Promise<void> {
  const { service, slot, vehicle, lines = [], address = '', note = '' } = transaction;
  // All fields, also those that have a default: what is left out would be emptied.
  const body = {
    ...vehicle,
    address,
    note,
    serviceId: service._id,
    slotId: slot._id,
    addOns: addOnsOf({ lines }),
    agreedCancellationHours: cancellationHoursOf(transaction),
    agreedAmount: transaction.amount,
  } satisfies Record<keyof InitiatePayment, unknown>;
  try {
    const { payment_url, transactionId } = await callApi('initiatePayment', { body });
    rememberPayment({ ...transaction, _id: transactionId });
    window.location.assign(payment_url);
  } catch (failure) {
    showChangeFailure(failure, toastTexts.paymentNotContinued);
    // The form says what has changed.
    const isOutdated =
      failure instanceof ApiFailure && failure.code !== null && outdated.has(failure.code);
    if (isOutdated) window.location.assign(retryPurchase(transaction));
  }
}
