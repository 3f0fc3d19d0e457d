import type { DialogProps } from '@mui/material/Dialog';

/**
 * Lets the Escape key close a dialog, but no click on the backdrop, because that may be the second click on
 * the button that opened the dialog, the end of a drag, or a slip that would lose the input.
 */
export const closeOnEscape =
  (close: () => unknown): NonNullable<DialogProps['onClose']> =>
  (_event, reason) => {
    if (reason === 'escapeKeyDown') close();
  };
