import type { DialogProps } from '@mui/material/Dialog';

/**
 * Lets the Escape key close a dialog, and no click beside it: that may be the second click on the
 * button that opened the dialog, the end of a drag, or a slip that would lose what was typed.
 */
export const closeOnEscape =
  (close: () => unknown): NonNullable<DialogProps['onClose']> =>
  (_event, reason) => {
    if (reason === 'escapeKeyDown') close();
  };
