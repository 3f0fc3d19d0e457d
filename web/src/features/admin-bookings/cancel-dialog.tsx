import type { Booking } from '@carwash/domain/bookings/booking';
import { mayCancel, nextCancelChange } from '@carwash/domain/bookings/cancellation-policy';
import { useState } from 'react';
import { CancelRefused } from '~/components/bookings/cancel-refused.tsx';
import type { HostedDialogProps } from '~/components/dialog-host.tsx';
import { QuestionDialog } from '~/components/question-dialog.tsx';
import { useBooking } from '~/lib/live/use-booking.ts';
import { useNow } from '~/lib/use-now.ts';
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
