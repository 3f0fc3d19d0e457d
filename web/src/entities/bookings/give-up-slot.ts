import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { clearPendingBooking } from './pending-booking';

/**
 * Releases the slot of an unpaid payment, unless the money turns out to have arrived: then the payments
 * and the bookings show it.
 */
export async function giveUpSlot({
  _id,
  customer: { uid },
}: Pick<TransactionAnswer, '_id' | 'customer'>): Promise<void> {
  try {
    const { status } = await callApi('cancelPayment', { params: { transactionId: _id } });
    // What was typed for it, such as an address, does not stay on this device.
    if (uid !== null) clearPendingBooking({ transactionId: _id, customer: uid });
    if (status === 'failed') showToast(toastTexts.slotReleased, { variant: 'info' });
  } catch (failure) {
    showChangeFailure(failure, toastTexts.paymentNotGivenUp);
  }
}
