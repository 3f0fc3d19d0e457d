import type { Booking } from '@carwash/domain/bookings/booking';
import { mayCancel, nextCancelChange } from '@carwash/domain/bookings/cancellation-policy';
import { useState } from 'react';
import { CancelRefused } from '~/entities/bookings/cancel-refused.tsx';
import { useBooking } from '~/entities/bookings/use-booking.ts';
import { useNow } from '~/lib/clock/use-now.ts';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-host.tsx';
import { QuestionDialog } from '~/ui/dialogs/question-dialog.tsx';
import { CancelForm } from './cancel-form.tsx';
import { useCancelBooking } from './use-cancel-booking.ts';

/** Cancels somebody's booking; follows it meanwhile, and says so when there is nothing to cancel. */
export function CancelDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { running, done, failure, cancel } = useCancelBooking(opened._id, close);
  const live = useBooking(opened._id);
  const booking = (live.state === 'ready' && live.data) || opened;
  // Read anew in every rendering: the booking may be younger than the last change.
  const now = new Date();
  useNow(nextCancelChange(booking, now));
  // What changes once the answer has been given is its own doing.
  const verdict = mayCancel(running || done ? opened : booking, now);

  return (
    <QuestionDialog
      open={open}
      title="Cancel Booking"
      running={running}
      onClose={close}
      onClosed={onClosed}
    >
      {verdict === 'begun' || verdict === 'cancelled' ? (
        <CancelRefused because={verdict} onClose={close} />
      ) : (
        <CancelForm
          booking={booking}
          hasMoved={booking.slot._id !== opened.slot._id}
          failure={failure}
          onKeep={close}
          onCancel={cancel}
        />
      )}
    </QuestionDialog>
  );
}
