import type { Booking } from '@carwash/domain/bookings/booking';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useBooking } from '~/entities/bookings/queries';
import { useSeenSale } from '~/entities/sales/use-seen-sale';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { formatClock } from '~/lib/clock/format-times';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { useUndoSale } from './use-undo-sale';

/** Asks before a sale at the desk is undone, and undoes it. */
export function UndoSaleDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const { running, failure, isOutdated, undo } = useUndoSale(changeFailureText);
  const booking = useSeenSale(opened, useBooking(opened._id), isOutdated);
  const { customer, slot } = booking;
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <ConfirmDialog
      open={open}
      title="Undo this sale?"
      no="Keep the sale"
      yes="Undo sale"
      yesColor="error"
      running={running}
      failure={failure}
      onNo={close}
      onYes={() => undo(booking, close)}
      onClosed={onClosed}
    >
      <DialogContentText>
        The booking of <bdi>{customer.name}</bdi> at {formatClock(slot.startsAt)} is cancelled, its
        time is free again, and the takings do not count it. Give back what was paid.
      </DialogContentText>
    </ConfirmDialog>
  );
}
