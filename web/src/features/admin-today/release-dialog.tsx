import type { Booking } from '@carwash/domain/bookings/booking';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';

/** Asks whether the place of a car that has not come is released, and releases it. */
export function ReleaseDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const { _id, customer, slot, status } = opened;
  const [open, setOpen] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const { running, run } = useInFlightGuard();
  const close = () => setOpen(false);
  const release = () =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('updateBookingStatus', { params: { id: _id }, body: { status: 'no_show' } });
        close();
        showToast(toastTexts.bookingNoShow, { variant: 'success' });
      } catch (error) {
        setFailure(showChangeFailure(error, toastTexts.bookingStatusFailed));
      }
    });
  return (
    <ConfirmDialog
      open={open}
      title="Release this place?"
      no="Keep waiting"
      yes="Release"
      yesColor="error"
      running={running}
      failure={failure}
      onNo={close}
      onYes={release}
      onClosed={onClosed}
    >
      <DialogContentText>
        {customer.name} was expected at {slot.startTime}. The visit is marked as a no-show
        {status === 'pending' && ', and the rest of its time can be sold'}.
      </DialogContentText>
    </ConfirmDialog>
  );
}
