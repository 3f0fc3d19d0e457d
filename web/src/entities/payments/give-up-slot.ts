import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/**
 * Releases the slot of an unpaid payment, unless the money turns out to have arrived: then the payments
 * and the bookings show it.
 */
export async function giveUpSlot({ _id }: Pick<TransactionAnswer, '_id'>): Promise<void> {
  try {
    const { status } = await callApi('cancelPayment', { params: { transactionId: _id } });
    if (status === 'failed') showToast(toastTexts.slotReleased, { variant: 'info' });
  } catch (failure) {
    showChangeFailure(failure, toastTexts.paymentNotGivenUp);
  }
}
