import type { Booking } from '@carwash/domain/bookings/booking';
import { useState } from 'react';
import { useBooking } from '~/entities/bookings/use-booking.ts';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-host.tsx';
import { QuestionDialog } from '~/ui/dialogs/question-dialog.tsx';
import { RefundForm } from './refund-form.tsx';
import { useRefundBooking } from './use-refund-booking.ts';

/** Gives the money of a booking back; follows it meanwhile, and says so when somebody else was faster. */
export function RefundDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { running, done, failure, grant } = useRefundBooking(opened._id, close);
  const live = useBooking(opened._id);
  const booking = (live.state === 'ready' && live.data) || opened;
  const grantedElsewhere = booking.refundTerms === 'granted' && !running && !done;

  return (
    <QuestionDialog
      open={open}
      title="Refund"
      running={running}
      onClose={close}
      onClosed={onClosed}
    >
      <RefundForm
        booking={booking}
        grantedElsewhere={grantedElsewhere}
        failure={failure}
        onClose={close}
        onRefund={grant}
      />
    </QuestionDialog>
  );
}
