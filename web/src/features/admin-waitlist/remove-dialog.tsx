import { formatDay } from '@carwash/domain/time/calendar-days';
import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { useChange } from '~/lib/forms/use-change';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';

const texts = {
  waitingRemoved: 'Removed from the waitlist',
  waitingNotRemoved: 'Failed to remove from the waitlist',
} as const;

/** Asks before a customer is taken off the waitlist. */
export function RemoveDialog({ opened, onClosed }: HostedDialogProps<WaitlistEntry>) {
  const { _id, customer, service, date } = opened;
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { running, failure, change } = useChange();
  const remove = () =>
    change(() => callApi('removeFromWaitlist', { params: { id: _id } }), {
      done: texts.waitingRemoved,
      failed: texts.waitingNotRemoved,
      onDone: close,
    });
  return (
    <ConfirmDialog
      open={open}
      title={`Remove ${customer.name}?`}
      no="No, keep them"
      yes="Yes, remove them"
      yesColor="error"
      running={running}
      failure={failure}
      onNo={close}
      onYes={remove}
      onClosed={onClosed}
    >
      <DialogContentText>
        They no longer wait for {service.name} on {formatDay(date)}. A time that is kept for them
        goes to the next in line.
      </DialogContentText>
    </ConfirmDialog>
  );
}
