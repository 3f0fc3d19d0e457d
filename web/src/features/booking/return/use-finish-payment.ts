import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { useNavigate } from 'react-router-dom';
import { forgetNote } from '~/entities/bookings/booking-draft';
import { paymentReturnState } from '~/entities/bookings/payment-return';
import { clearPendingBooking, expectedCustomer } from '~/entities/bookings/pending-booking';
import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import { showToast, toastMs } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome';

/**
 * Handles the true status of a payment, and clears the pending booking when nothing is left to wait for. A
 * customer who is expected back gets a toast for the payment and one for the booking. After a failed payment it navigates to the
 * services; the caller shows the other outcomes. The returned function throws the errors of `callApi`.
 */
export function useFinishPayment() {
  const navigate = useNavigate();

  return async (transaction: TransactionAnswer, signal: AbortSignal): Promise<PaymentOutcome> => {
    const { _id, customer } = transaction;
    const outcome = paymentOutcome(transaction);
    if (outcome === 'waiting') return outcome;
    if (outcome === 'booked') {
      await callApi('createBooking', { body: { transactionId: _id }, signal });
    }
    const isExpected = expectedCustomer(_id) !== null;
    if (customer.uid !== null) clearPendingBooking({ transactionId: _id, customer: customer.uid });
    if (outcome === 'booked' && isExpected) {
      if (customer.uid !== null) forgetNote(customer.uid);
      if (transaction.amount > 0) showToast(toastTexts.paymentSucceeded, { variant: 'success' });
      showToast(toastTexts.bookingSucceeded, { variant: 'success' });
    }
    if (outcome === 'failed') {
      // It may go by itself, because the page that follows says the same until it is dismissed.
      showToast(toastTexts.paymentFailed, { variant: 'error', autoHideDuration: toastMs });
      navigate(paths.services, { replace: true, state: paymentReturnState(_id, customer.uid) });
    }
    return outcome;
  };
}
