import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import type { NavigateFunction } from 'react-router-dom';
import { retryPurchase } from '~/entities/bookings/retry-purchase';
import { closeToast, showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/** How long the toast stays, in milliseconds: long enough to read it and use its button. */
const offerMs = 20_000;

/**
 * Shows that the payment was cancelled and the slot released, and offers the booking form as the customer had
 * filled it in.
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
