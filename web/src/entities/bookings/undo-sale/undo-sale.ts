import type { Booking } from '@carwash/domain/bookings/booking';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/** The reason that the audit keeps. */
const reason = 'Sold by mistake';

/** Undoes a sale at the desk, and shows a toast with the outcome. */
export async function undoSale(id: Booking['_id']): Promise<void> {
  try {
    await callApi('undoSale', { params: { id }, body: { reason } });
    showToast(toastTexts.saleUndone, { variant: 'success' });
  } catch (failure) {
    showChangeFailure(failure, toastTexts.saleNotUndone);
  }
}
