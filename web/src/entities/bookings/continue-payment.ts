import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { toDecimalString } from '@carwash/domain/money/money';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { addOnsOf } from '@carwash/domain/services/quote';
import type { EnteredVehicle, Vehicle } from '@carwash/domain/vehicles/vehicle';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { toastTexts } from '~/lib/toasts';
import { writePendingBooking } from './pending-booking';
import { retryPurchase } from './retry-purchase';

/** Returns the vehicle of a payment as its customer entered it, because the server names the type itself. */
const enteredVehicle = ({ vehicleTypeName: _name, ...entered }: Vehicle): EnteredVehicle => entered;

/**
 * Stores the payment before the redirect to the card page: it may have been started in another browser, and
 * this one must recognise it when the customer returns.
 */
function rememberPayment(transaction: TransactionAnswer) {
  const { _id, customer, service, slot, address, note, amount } = transaction;
  // Only customers with an account pay on the card page.
  if (customer.uid === null) return;
  writePendingBooking({
    ...enteredVehicle(transaction.vehicle),
    address,
    note,
    transactionId: _id,
    customer: customer.uid,
    serviceId: service._id,
    slotId: slot._id,
    amount: toDecimalString(amount),
  });
}

/**
 * Refusals after which the booking form has to be opened again, because the service now asks for something
 * else, such as an address, or its terms have changed.
 */
const outdated = new Set<ErrorCode>(['bad_input', 'refund_changed', 'price_changed']);

/**
 * Continues a pending payment: redirects to the card page. The server extends the hold if little time is
 * left, or starts a new payment. A failure is shown as a toast. If the service now asks for more than before,
 * opens the booking form.
 */
export async function continuePayment(transaction: TransactionAnswer): Promise<void> {
  const { service, slot, address, note } = transaction;
  // Sends every field, because the server clears fields that are left out.
  const body = {
    ...enteredVehicle(transaction.vehicle),
    address,
    note,
    serviceId: service._id,
    slotId: slot._id,
    addOns: addOnsOf(transaction),
    agreedCancellationHours: transaction.cancellationHours,
    agreedAmount: transaction.amount,
  } satisfies Record<keyof InitiatePayment, unknown>;
  try {
    const { payment_url, transactionId } = await callApi('initiatePayment', { body });
    rememberPayment({ ...transaction, _id: transactionId });
    window.location.assign(payment_url);
  } catch (failure) {
    showChangeFailure(failure, toastTexts.paymentNotContinued);
    // The form shows what has changed.
    const isOutdated =
      failure instanceof ApiFailure && failure.code !== null && outdated.has(failure.code);
    if (isOutdated) window.location.assign(retryPurchase(transaction));
  }
}
