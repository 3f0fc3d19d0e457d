import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useBooking } from '~/entities/bookings/queries';
import { useMarkAttendance } from '~/entities/bookings/use-mark-attendance';
import { useSeenSale } from '~/entities/sales/use-seen-sale';
import { formatClock } from '~/lib/clock/format-times';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import type { TodaysVisit } from './todays-visit';

/** Asks whether the place of a car that has not come is released, and releases it. */
export function ReleaseDialog({ opened, onClosed }: HostedDialogProps<TodaysVisit>) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { marking, failure, isOutdated, mark } = useMarkAttendance(close);
  const visit = useSeenSale<Pick<TodaysVisit, '_id' | 'version' | 'slot' | 'status'>>(
    opened,
    useBooking(opened._id),
    isOutdated,
  );
  return (
    <ConfirmDialog
      open={open}
      title="Mark as a no-show?"
      no="Keep waiting"
      yes="No-show"
      yesColor="error"
      running={marking}
      failure={failure}
      onNo={close}
      onYes={() => mark(visit, 'no_show')}
      onClosed={onClosed}
    >
      <DialogContentText>
        <bdi>{opened.customerName}</bdi> was expected at {formatClock(visit.slot.startsAt)}. The
        visit is marked as a no-show
        {visit.status === 'pending' && ', and the rest of its time can be sold'}.
      </DialogContentText>
    </ConfirmDialog>
  );
}
