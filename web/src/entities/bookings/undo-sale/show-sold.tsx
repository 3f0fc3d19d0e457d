import { showToastFor } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { toastButton } from '~/ui/page/toast-button';

/** How long the toast after a sale offers to undo it, in milliseconds. Later the booking's page does. */
const offeredMs = 10_000;

/** Says that a sale at the desk has succeeded, and offers to undo it. */
export function showSold(undo: () => void): void {
  showToastFor(offeredMs, toastTexts.bookingSucceeded, {
    variant: 'success',
    action: toastButton('Undo sale', undo),
  });
}
