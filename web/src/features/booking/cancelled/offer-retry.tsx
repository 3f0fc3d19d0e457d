import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import type { NavigateFunction } from 'react-router-dom';
import { retryPurchase } from '~/entities/bookings/retry-purchase';
import { closeToast, showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/** Long enough to read the toast and to use its button, in milliseconds. */
const offerMs = 20_000;

/**
 * Says that the payment was cancelled and the slot released, and offers the booking form as it was.
 */
export function offerRetry(cancelled: TransactionAnswer, navigate: NavigateFunction): void {
  showToast(toastTexts.slotReleased, {
    variant: 'info',
    autoHideDuration: offerMs,
    action: (toast) => (
      <Button
        color="inherit"
        onClick={() => {
          closeToast(toast);
          navigate(retryPurchase(cancelled));
        }}
      >
        Try again
      </Button>
    ),
  });
}
