import type { Booking } from '@carwash/domain/bookings/booking';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useMarkAttendance } from '~/entities/bookings/use-mark-attendance';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';

/** Asks whether the place of a car that has not come is released, and releases it. */
export function ReleaseDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const { _id, customer, slot, status } = opened;
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { marking, failure, mark } = useMarkAttendance(_id, close);
  return (
    <ConfirmDialog
      open={open}
      title="Release this place?"
      no="Keep waiting"
      yes="Release"
      yesColor="error"
      running={marking}
      failure={failure}
      onNo={close}
      onYes={() => mark('no_show')}
      onClosed={onClosed}
    >
      <DialogContentText>
        {customer.name} was expected at {slot.startTime}. The visit is marked as a no-show
        {status === 'pending' && ', and the rest of its time can be sold'}.
      </DialogContentText>
    </ConfirmDialog>
  );
}
