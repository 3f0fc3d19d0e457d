import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { useResendRefused } from './use-change-message';

/** Asks before all messages that were refused are sent again. */
export function ResendAllDialog({ opened, onClosed }: HostedDialogProps<{ onDone: () => void }>) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { running, failure, resendAll } = useResendRefused(() => {
    close();
    opened.onDone();
  });
  return (
    <ConfirmDialog
      open={open}
      title="Send all refused messages again?"
      no="No, leave them"
      yes="Yes, send them again"
      yesColor="primary"
      running={running}
      failure={failure}
      onNo={close}
      onYes={resendAll}
      onClosed={onClosed}
    >
      <DialogContentText>
        Each says what is the case now, and is left out if it is no longer true. They go out one
        after the other, as fast as your mail server takes them.
      </DialogContentText>
      <DialogContentText>
        Those that may have arrived stay here, because their readers could get them twice.
      </DialogContentText>
    </ConfirmDialog>
  );
}
