import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { closeOnEscape } from './close-on-escape';

interface TaskDialogProps extends Required<Pick<DialogProps, 'open' | 'maxWidth'>> {
  title: string;
  onClose: () => unknown;
  /** Called when the closing animation has ended. */
  onClosed?: () => void;
  children: ReactNode;
}

/** The frame of a dialog with a whole task in it, which fills the screen of a phone. */
export function TaskDialog({
  open,
  maxWidth,
  title,
  onClose,
  onClosed,
  children,
}: TaskDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={isNarrow}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: isNarrow ? { borderRadius: 0 } : null },
        transition: { onExited: () => onClosed?.() },
      }}
      onClose={closeOnEscape(onClose)}
    >
      <DialogTitle id={titleId} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}
