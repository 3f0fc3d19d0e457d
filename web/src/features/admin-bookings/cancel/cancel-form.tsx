import type { Booking } from '@carwash/domain/bookings/booking';
import { type CancelByAdmin, cancelByAdminSchema } from '@carwash/domain/bookings/endpoints';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { DialogAnswers } from '~/ui/dialogs/dialog-answers.tsx';
import { formatDay } from '~/ui/format/format-day.ts';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { ReasonField } from '../reason-field.tsx';
import { RefundChoice } from './refund-choice.tsx';

interface CancelFormProps {
  booking: Booking;
  /** The customer has moved it while the dialog is open. */
  hasMoved: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  onKeep: () => void;
  onCancel: (decision: CancelByAdmin) => Promise<void>;
}

/** What is to be cancelled, what becomes of the money, and why. What was typed outlives a failure. */
export function CancelForm(props: CancelFormProps) {
  const { booking, hasMoved, failure, onKeep, onCancel } = props;
  return (
    <Formik
      initialValues={{ refund: booking.amount > 0, reason: '' }}
      validationSchema={cancelByAdminSchema}
      validateOnBlur={false}
      onSubmit={(values) => onCancel(cancelByAdminSchema.cast(values))}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FocusFirstError />
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
            <DialogContentText>
              Are you sure you want to cancel this booking? This action cannot be undone.
            </DialogContentText>
            <WhatIsCancelled booking={booking} />
            {hasMoved && (
              <Alert severity="warning">The customer has just moved it to this time.</Alert>
            )}
            <RefundChoice booking={booking} />
            <ReasonField />
            {failure !== null && <Alert severity="error">{failure}</Alert>}
          </DialogContent>
          <Answers cancelling={isSubmitting} onKeep={onKeep} />
        </Form>
      )}
    </Formik>
  );
}

const WhatIsCancelled = ({ booking: { customer, service, slot } }: { booking: Booking }) => (
  <div>
    <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
      {service.name} for {customer.name}
    </Typography>
    <Typography variant="body2">
      {formatDay(slot.date)} at {slot.startTime}
    </Typography>
  </div>
);

const Answers = ({ cancelling, onKeep }: { cancelling: boolean; onKeep: () => void }) => (
  <DialogAnswers>
    <Button disabled={cancelling} onClick={onKeep}>
      No, keep it
    </Button>
    <Button type="submit" color="error" variant="contained" loading={cancelling}>
      Yes, cancel it
    </Button>
  </DialogAnswers>
);
