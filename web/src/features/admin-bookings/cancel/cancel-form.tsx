import type { Booking } from '@carwash/domain/bookings/booking';
import { type CancelByAdmin, cancelByAdminSchema } from '@carwash/domain/bookings/endpoints';
import { keptMinor, keptOfAll } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Form, Formik, useField } from 'formik';
import { useId } from 'react';
import { boolean, object, string } from 'yup';
import { formatClock } from '~/lib/clock/format-times';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { KeepTyped } from '~/ui/dialogs/keep-typed';
import { formatMinor } from '~/ui/format/format-price';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { ReasonField } from '~/ui/forms/reason-field';

type RefundChoiceProps = {
  booking: Pick<Booking, 'refundTerms'>;
  /** null while it is not known. */
  payments: readonly Transaction[] | null;
};

/** Tells whether cash can go back. */
const hasCash = (payments: readonly Transaction[] | null): boolean =>
  Boolean(payments?.some((payment) => payment.paymentMethod === 'cash' && keptMinor(payment) > 0));

/** Asks whether to refund. There is no choice when the customer has a right to the refund. */
function RefundChoice({ booking, payments }: RefundChoiceProps) {
  if (booking.refundTerms === 'granted')
    return <Typography>What was paid goes back already.</Typography>;
  const left = payments && keptOfAll(payments);
  return left === 0 || booking.refundTerms === 'unpaid' ? (
    <Typography>Nothing was paid, so nothing goes back.</Typography>
  ) : (
    <>
      <Choice sum={left === null ? 'what was paid' : formatMinor(left)} />
      {hasCash(payments) && <HandedBack />}
    </>
  );
}

/** Asks whether the customer has the cash already; nothing without a refund. */
function HandedBack() {
  const [{ value: refund }] = useField<boolean>('refund');
  const [{ value }, , { setValue }] = useField<boolean>('handedBack');
  if (!refund) return null;
  return (
    <FormControlLabel
      control={<Checkbox checked={value} onChange={(_event, checked) => setValue(checked)} />}
      label="The cash is handed back now"
    />
  );
}

function Choice({ sum }: { sum: string }) {
  const [{ value }, , { setValue }] = useField<boolean>('refund');
  const labelId = useId();
  const ruleId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>Refund</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        aria-describedby={ruleId}
        value={String(value)}
        onChange={(_event, chosen) => setValue(chosen === 'true')}
      >
        <FormControlLabel
          value="true"
          control={<Radio autoFocus={value} />}
          label={`Refund ${sum}`}
        />
        <FormControlLabel value="false" control={<Radio autoFocus={!value} />} label="No refund" />
      </RadioGroup>
      <FormHelperText id={ruleId} sx={{ mx: 0 }}>
        When we cancel, the money goes back however late it is, unless you decide otherwise. You can
        still give it back afterwards.
      </FormHelperText>
    </FormControl>
  );
}

const draftSchema = object({
  refund: boolean().required(),
  handedBack: boolean().required(),
  reason: string().defined(),
});

/** Returns the draft of a decision to cancel a booking. */
export const useCancelDraft = (bookingId: string) =>
  useTypedDraft(`cancel:${bookingId}`, draftSchema);

interface CancelFormProps {
  booking: Booking;
  /** null while it is not known. */
  payments: readonly Transaction[] | null;
  /** Whether the customer has moved the booking while the dialog is open. */
  hasMoved: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  draft: ReturnType<typeof useCancelDraft>;
  onKeep: () => void;
  onCancel: (decision: CancelByAdmin) => Promise<unknown>;
}

/** The booking, the refund choice and the reason. The input is kept when the call fails. */
export function CancelForm(props: CancelFormProps) {
  const { booking, payments, hasMoved, failure, draft, onKeep, onCancel } = props;
  return (
    <Formik
      // Customers without an account usually stand at the desk.
      initialValues={{
        refund: booking.amount > 0,
        handedBack: booking.customer.uid === null,
        reason: '',
      }}
      validationSchema={cancelByAdminSchema}
      validateOnBlur={false}
      onSubmit={(values) => {
        // Asked of cash alone, and only once the payment is known.
        const handedBack = values.handedBack && hasCash(payments);
        return onCancel(cancelByAdminSchema.cast({ ...values, handedBack }));
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FocusFirstError />
          <KeepTyped draft={draft} />
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
            <DialogContentText>
              Are you sure you want to cancel this booking? This action cannot be undone.
            </DialogContentText>
            <WhatIsCancelled booking={booking} />
            {hasMoved && (
              <Alert severity="warning">The customer has just moved it to this time.</Alert>
            )}
            <RefundChoice booking={booking} payments={payments} />
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
      <bdi>{service.name}</bdi> for <bdi>{customer.name}</bdi>
    </Typography>
    <Typography variant="body2">
      {formatDay(slot.date)} at {formatClock(slot.startsAt)}
    </Typography>
  </div>
);

const Answers = ({ cancelling, onKeep }: { cancelling: boolean; onKeep: () => void }) => (
  <DialogButtons>
    <Button disabled={cancelling} onClick={onKeep}>
      No, keep it
    </Button>
    <Button type="submit" color="error" variant="contained" loading={cancelling}>
      Yes, cancel it
    </Button>
  </DialogButtons>
);
