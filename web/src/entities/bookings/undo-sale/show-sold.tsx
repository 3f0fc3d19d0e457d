import type { Booking } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import { showChangeFailure } from '~/lib/api/show-failure';
import { closeToast, showToast, showToastFor } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { undoSale } from './undo-sale';

/** How long the toast after a sale offers to undo it, in milliseconds. Later the booking's page does. */
const offeredMs = 10_000;

async function undo(id: Booking['_id']): Promise<void> {
  try {
    await undoSale(id);
    showToast(toastTexts.saleUndone, { variant: 'success' });
  } catch (failure) {
    showChangeFailure(failure, toastTexts.saleNotUndone);
  }
}

/** Says that a sale at the desk has succeeded, and offers to undo it. */
export function showSold(id: Booking['_id']): void {
  showToastFor(offeredMs, toastTexts.bookingSucceeded, {
    variant: 'success',
    action: (key) => (
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        onClick={() => {
          closeToast(key);
          void undo(id);
        }}
      >
        Undo sale
      </Button>
    ),
  });
}
