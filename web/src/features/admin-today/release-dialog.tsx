import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useBooking } from '~/entities/bookings/queries';
import { useMarkAttendance } from '~/entities/bookings/use-mark-attendance';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { type TodaysVisit, visitAtDesk } from './todays-visit';

/** Asks whether the place of a car that has not come is released, and releases it. */
export function ReleaseDialog({ opened, onClosed }: HostedDialogProps<TodaysVisit>) {
  const live = useBooking(opened._id);
  const visit = live.state === 'ready' && live.data ? visitAtDesk(live.data) : opened;
  const { customerName, slot, status } = visit;
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { marking, failure, mark } = useMarkAttendance(visit, close);
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
        {customerName} was expected at {slot.startTime}. The visit is marked as a no-show
        {status === 'pending' && ', and the rest of its time can be sold'}.
      </DialogContentText>
    </ConfirmDialog>
  );
}
