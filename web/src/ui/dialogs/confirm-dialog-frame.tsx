import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { closeOnEscape } from './close-on-escape';

interface ConfirmDialogFrameProps {
  open: boolean;
  title: string;
  /** Whether the answer is being processed; the dialog can't be closed meanwhile. */
  running: boolean;
  onClose: () => void;
  /** Called when the closing animation has ended. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of a dialog that asks for confirmation. */
export function ConfirmDialogFrame(props: ConfirmDialogFrameProps) {
  const { open, title, running, onClose, onClosed, children } = props;
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={closeOnEscape(() => running || onClose())}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: () => onClosed?.() } }}
    >
      <DialogTitle id={titleId} variant="h4">
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}
