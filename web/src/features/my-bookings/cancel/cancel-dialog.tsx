import type { Booking } from '@carwash/domain/bookings/booking';
import { leftOfAll } from '@carwash/domain/payments/booking-payments';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CancelRefused } from '~/entities/bookings/cancel-refused';
import { usePayments } from '~/entities/payments/queries';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { useStartDays } from '~/entities/slots/use-start-days';
import { formatClock } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';
import { useSettings } from '~/lib/settings/settings';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialogFrame } from '~/ui/dialogs/confirm-dialog-frame';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { isRefundChanged } from '../is-refund-changed';
import { refundText } from './cancel-refund-text';
import { useCancelConfirmation } from './use-cancel-confirmation';

/**
 * Cancels a booking, guarded against double clicks, and shows the outcome as a toast. `failure` is the reason
 * why the last attempt failed.
 * @param onRefundChanged called when the server's decision about the refund differs from what the customer was told; the
 * server's clock counts
 */
function useCancelBooking(onRefundChanged: () => void) {
  const { running, failure, command } = useSaleCommand();
  const [done, setDone] = useState(false);

  /** @param refund whether the customer was told that the money is refunded */
  const cancel = ({ _id: id, version }: Booking, refund: boolean, onCancelled: () => void) =>
    command(
      'cancelBooking',
      { params: { id }, query: { refund, version } },
      {
        done: toastTexts.bookingCancelled,
        failed: toastTexts.cancelFailed,
        onDone() {
          setDone(true);
          onCancelled();
        },
        onFailure(error) {
          const isChanged = isRefundChanged(error);
          if (isChanged) onRefundChanged();
          return isChanged;
        },
      },
    );

  return { running, done, failure, cancel };
}

interface CancelQuestionProps {
  booking: Booking;
  /** Whether the money is refunded. */
  refunds: boolean;
  /** Whether the terms have changed since the customer confirmed, so that they have to confirm again. */
  askedAgain: boolean;
  running: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  onKeep: () => void;
  onConfirm: () => void;
}

/** The booking, the effect on the money, and the two answers. */
function CancelQuestion(props: CancelQuestionProps) {
  const { booking, refunds, askedAgain, running, failure, onKeep, onConfirm } = props;
  const { service, slot } = booking;
  const settings = useSettings();
  const startDays = useStartDays();
  const payments = usePayments(booking, booking.customer.uid);
  const left = payments.state === 'ready' ? leftOfAll(payments.data) : null;
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <DialogContentText>
          Are you sure you want to cancel this booking? This action cannot be undone.
        </DialogContentText>
        <Box>
          <Typography sx={{ fontWeight: 700 }}>{service.name}</Typography>
          <Typography variant="body2">
            {startDays.format(slot)} at {withPlace(formatClock(slot.startsAt))}
          </Typography>
        </Box>
        <Alert severity={refunds || booking.amount === 0 ? 'info' : 'warning'} role="status">
          {refundText(booking, left, refunds, settings)}
        </Alert>
        {askedAgain && (
          <Alert severity="warning">
            This has changed in the meantime. Do you still want to cancel?
          </Alert>
        )}
        {failure !== null && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogButtons>
        <Button autoFocus disabled={running} onClick={onKeep}>
          No, keep it
        </Button>
        <Button
          color="error"
          variant="contained"
          loading={running}
          onClick={({ detail }) => {
            // Ignores the second click of a double click, because the question may have changed after the
            // first one.
            if (detail <= 1) onConfirm();
          }}
        >
          Yes, cancel it
        </Button>
      </DialogButtons>
    </>
  );
}

/**
 * Cancels a booking after confirmation. Follows the booking live and shows when it can no longer be
 * cancelled.
 */
export function CancelDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const [open, setOpen] = useState(true);
  const { running, done, failure, cancel } = useCancelBooking(() => correctRefund());
  const { booking, verdict, askedAgain, agree, correctRefund } = useCancelConfirmation(
    opened,
    running || done,
  );
  const close = () => setOpen(false);

  return (
    <ConfirmDialogFrame
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
          onConfirm={() => agree() && cancel(booking, verdict === 'refund', close)}
        />
      )}
    </ConfirmDialogFrame>
  );
}
