import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { clearPendingBooking } from './pending-booking';

/**
 * Releases the slot of an unpaid payment. If the money turns out to have arrived, nothing is released, and
 * payments and bookings show it.
 */
export async function giveUpSlot({
  _id,
  customer: { uid },
}: Pick<TransactionAnswer, '_id' | 'customer'>): Promise<void> {
  try {
    const { status } = await callApi('cancelPayment', { params: { transactionId: _id } });
    // Removes from this device what was typed for the booking, such as an address.
    if (uid !== null) clearPendingBooking({ transactionId: _id, customer: uid });
    if (status === 'failed') showToast(toastTexts.slotReleased, { variant: 'info' });
  } catch (failure) {
    showChangeFailure(failure, toastTexts.paymentNotGivenUp);
  }
}
