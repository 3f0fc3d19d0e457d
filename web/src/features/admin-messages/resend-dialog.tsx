import { mayHaveArrived } from '@carwash/domain/messages/delivery-steps';
import type { MessageAnswer } from '@carwash/domain/messages/endpoints';
import { messageKinds } from '@carwash/domain/messages/kinds';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { useResend } from './use-change-message';

/** A message to send again, and what follows. */
export interface Resending {
  message: MessageAnswer;
  onDone: () => void;
}

/** Returns what has to be known before a message is sent again. */
function consequenceOf(message: MessageAnswer): string {
  if (mayHaveArrived(message)) {
    return 'It may have arrived already: then the reader gets it twice.';
  }
  return message.sentAt ? 'It was sent before: the reader gets it twice.' : 'Nothing was sent yet.';
}

/** Asks before a message is sent again. */
export function ResendDialog({ opened, onClosed }: HostedDialogProps<Resending>) {
  const { message, onDone } = opened;
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { running, failure, resend } = useResend(message, () => {
    close();
    onDone();
  });
  return (
    <ConfirmDialog
      open={open}
      title={`Send ‘${messageKinds[message.kind].label}’ again?`}
      no="No, leave it"
      yes="Yes, send it again"
      yesColor="primary"
      running={running}
      failure={failure}
      onNo={close}
      onYes={resend}
      onClosed={onClosed}
    >
      <DialogContentText>{consequenceOf(message)}</DialogContentText>
      <DialogContentText>
        It says what is the case now, and is left out if it is no longer true.
      </DialogContentText>
    </ConfirmDialog>
  );
}
