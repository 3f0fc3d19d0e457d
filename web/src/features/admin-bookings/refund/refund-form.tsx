import type { Booking } from '@carwash/domain/bookings/booking';
import { type RefundByAdmin, refundByAdminSchema } from '@carwash/domain/bookings/endpoints';
import { formatPrice } from '@carwash/domain/money/money';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Form, Formik } from 'formik';
import { bookingName } from '~/entities/bookings/booking-name.ts';
import { DialogAnswers } from '~/ui/dialogs/dialog-answers.tsx';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { ReasonField } from '../reason-field.tsx';

interface RefundFormProps {
  booking: Booking;
  /** Somebody else has decided it meanwhile: there is nothing left to do. */
  grantedElsewhere: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  onClose: () => void;
  onRefund: (decision: RefundByAdmin) => Promise<void>;
}

/** What goes back to whom, and why. What was typed outlives a failure. */
export function RefundForm(props: RefundFormProps) {
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
          <DialogAnswers>
            <Button disabled={isSubmitting} onClick={onClose}>
              {grantedElsewhere ? 'Close' : 'Cancel'}
            </Button>
            {!grantedElsewhere && (
              <Button type="submit" variant="contained" loading={isSubmitting}>
                Refund {sum}
              </Button>
            )}
          </DialogAnswers>
        </Form>
      )}
    </Formik>
  );
}
