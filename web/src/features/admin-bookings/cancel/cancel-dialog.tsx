import type { Booking } from '@carwash/domain/bookings/booking';
import { mayCancel, nextCancelChange } from '@carwash/domain/bookings/cancellation-policy';
import type { CancelByAdmin } from '@carwash/domain/bookings/endpoints';
import { useState } from 'react';
import { CancelRefused } from '~/entities/bookings/cancel-refused';
import { useBooking } from '~/entities/bookings/queries';
import { usePayments } from '~/entities/payments/queries';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { useNow } from '~/lib/clock/use-now';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialogFrame } from '~/ui/dialogs/confirm-dialog-frame';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { DiscardQuestion, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { CancelForm, useCancelDraft } from './cancel-form';

/**
 * Cancels a customer's booking. Follows the booking live and shows when it can no longer be
 * cancelled.
 */
export function CancelDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const draft = useCancelDraft(opened._id);
  const { leave, finish, answers } = useLeaveTyped(draft, close);
  const [done, setDone] = useState(false);
  const { running, failure, command } = useSaleCommand();
  const live = useBooking(opened._id);
  const booking = (live.state === 'ready' && live.data) || opened;
  const { _id: id, version } = booking;
  const cancel = (decision: CancelByAdmin) =>
    command(
      'cancelBookingAsAdmin',
      { params: { id }, body: { ...decision, version } },
      {
        done: toastTexts.bookingCancelled,
        failed: toastTexts.cancelFailed,
        onDone() {
          setDone(true);
          finish();
        },
      },
    );
  const payments = usePayments(booking, null);
  // Computed on every render: the booking may have changed after `useNow` last fired.
  const now = new Date();
  useNow(nextCancelChange(booking, now));
  // While the call runs and after it, the opened booking is judged, because the call itself changes the live
  // one.
  const verdict = mayCancel(running || done ? opened : booking, now);

  return (
    <ConfirmDialogFrame
      open={open}
      title="Cancel Booking"
      running={running}
      onClose={leave}
      onClosed={onClosed}
    >
      {verdict === 'begun' || verdict === 'cancelled' ? (
        <CancelRefused because={verdict} onClose={close} />
      ) : (
        <CancelForm
          booking={booking}
          payments={payments.state === 'ready' ? payments.data : null}
          hasMoved={booking.slot._id !== opened.slot._id}
          failure={failure}
          draft={draft}
          onKeep={leave}
          onCancel={cancel}
        />
      )}
      <DiscardQuestion {...answers} />
    </ConfirmDialogFrame>
  );
}
