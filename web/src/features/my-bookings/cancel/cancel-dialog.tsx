import type { Booking } from '@carwash/domain/bookings/booking';
import { useState } from 'react';
import { CancelRefused } from '~/entities/bookings/cancel-refused.tsx';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-host.tsx';
import { QuestionDialog } from '~/ui/dialogs/question-dialog.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { useCancelBooking } from './use-cancel-booking.ts';
import { useCancelQuestion } from './use-cancel-question.ts';

/** Cancels a booking after asking; follows it meanwhile, and says so when there is nothing to cancel. */
export function CancelDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const [open, setOpen] = useState(true);
  const { running, done, failure, cancel } = useCancelBooking({
    onCancelled: () => setOpen(false),
    onRefundChanged: () => correctRefund(),
  });
  const { booking, verdict, askedAgain, agree, correctRefund } = useCancelQuestion(
    opened,
    running || done,
  );
  const close = () => setOpen(false);

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
        <CancelQuestion
          booking={booking}
          refunds={verdict === 'refund'}
          askedAgain={askedAgain}
          running={running}
          failure={failure}
          onKeep={close}
          onConfirm={() => agree() && cancel(booking, verdict === 'refund')}
        />
      )}
    </QuestionDialog>
  );
}
