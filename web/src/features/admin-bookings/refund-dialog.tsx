import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingName } from '@carwash/domain/bookings/booking-name';
import { type RefundByAdmin, refundByAdminSchema } from '@carwash/domain/bookings/endpoints';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useBooking } from '~/entities/bookings/queries';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialogFrame } from '~/ui/dialogs/confirm-dialog-frame';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { formatPrice } from '~/ui/format/format-price';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { ReasonField } from './reason-field';

/**
 * Refunds a booking, guarded against double clicks, and shows a toast on success. `failure` is the reason why
 * the last attempt failed.
 */
function useRefundBooking(bookingId: string, onGranted: () => void) {
  const { running, run } = useInFlightGuard();
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const grant = (body: RefundByAdmin) =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('refundBooking', { params: { id: bookingId }, body });
        setDone(true);
        onGranted();
        showToast(toastTexts.refundGranted, { variant: 'success' });
      } catch (error) {
        setFailure(showChangeFailure(error, toastTexts.refundNotGranted));
      }
    });

  return { running, done, failure, grant };
}

interface RefundFormProps {
  booking: Booking;
  /** Whether another admin has granted the refund meanwhile. */
  grantedElsewhere: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  onClose: () => void;
  onRefund: (decision: RefundByAdmin) => Promise<void>;
}

/** The sum, the customer and the reason. The input is kept when the call fails. */
function RefundForm(props: RefundFormProps) {
  const { booking, grantedElsewhere, failure, onClose, onRefund } = props;
  const sum = formatPrice(booking.amount);
  return (
    <Formik
      initialValues={{ reason: '' }}
      validationSchema={refundByAdminSchema}
      validateOnBlur={false}
      onSubmit={(values) => onRefund(refundByAdminSchema.cast(values))}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FocusFirstError />
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
            <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
              {sum} goes back to {booking.customer.name} for {bookingName(booking)}. The booking
              itself stays as it is. Send the money afterwards, from the list of refunds due.
            </DialogContentText>
            {grantedElsewhere ? (
              <Alert severity="warning">The money of this booking goes back already.</Alert>
            ) : (
              <ReasonField />
            )}
            {failure !== null && !grantedElsewhere && <Alert severity="error">{failure}</Alert>}
          </DialogContent>
          <DialogButtons>
            <Button disabled={isSubmitting} onClick={onClose}>
              {grantedElsewhere ? 'Close' : 'Cancel'}
            </Button>
            {!grantedElsewhere && (
              <Button type="submit" variant="contained" loading={isSubmitting}>
                Refund {sum}
              </Button>
            )}
          </DialogButtons>
        </Form>
      )}
    </Formik>
  );
}

/** Refunds a booking. Follows the booking live and shows when another admin has refunded it. */
export function RefundDialog({ opened, onClosed }: HostedDialogProps<Booking>) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { running, done, failure, grant } = useRefundBooking(opened._id, close);
  const live = useBooking(opened._id);
  const booking = (live.state === 'ready' && live.data) || opened;
  const grantedElsewhere = booking.refundTerms === 'granted' && !running && !done;

  return (
    <ConfirmDialogFrame
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
    </ConfirmDialogFrame>
  );
}
