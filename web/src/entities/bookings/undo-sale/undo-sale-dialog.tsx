import type { Booking } from '@carwash/domain/bookings/booking';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useChange } from '~/lib/forms/use-change';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { undoSale } from './undo-sale';

/** Asks before a sale at the desk is undone, and undoes it. */
export function UndoSaleDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const { _id, customer, slot } = opened;
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { running, failure, change } = useChange();
  const undo = () =>
    change(() => undoSale(_id), {
      done: toastTexts.saleUndone,
      failed: toastTexts.saleNotUndone,
      onDone: close,
    });
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
      onYes={undo}
      onClosed={onClosed}
    >
      <DialogContentText>
        The booking of {customer.name} at {slot.startTime} is cancelled, its time is free again, and
        the takings do not count it. Give back what was paid.
      </DialogContentText>
    </ConfirmDialog>
  );
}
