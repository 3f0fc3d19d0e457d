import type { Booking } from '@carwash/domain/entities/booking';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { CancelRefused } from '~/components/bookings/cancel-refused.tsx';
import { closeOnEscape } from '~/components/close-on-escape.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { useCancelBooking } from './use-cancel-booking.ts';
import { useCancelQuestion } from './use-cancel-question.ts';

interface CancelDialogProps {
  /** The booking as it was when the dialog was opened. */
  opened: Booking;
  /** When nothing is left of the dialog on the screen. */
  onClosed: () => void;
}

/** Cancels a booking after asking; follows it meanwhile, and says so when there is nothing to cancel. */
export function CancelDialog({ opened, onClosed }: CancelDialogProps) {
  const titleId = useId();
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
    <Dialog
      open={open}
      onClose={closeOnEscape(() => running || close())}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={titleId} variant="h4">
        Cancel Booking
      </DialogTitle>
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
    </Dialog>
  );
}
