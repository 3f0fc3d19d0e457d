import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingName } from '@carwash/domain/bookings/booking-name';
import { type RefundByAdmin, refundByAdminSchema } from '@carwash/domain/bookings/endpoints';
import { fromMinorUnits, toMinorUnits } from '@carwash/domain/money/money';
import {
  keptOfAll,
  type PaymentPart,
  takeLatestFirst,
  unpaidOfAll,
} from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { needsReference } from '@carwash/domain/payments/transaction-status-policy';
import { money } from '@carwash/domain/schema/fields';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { useBooking } from '~/entities/bookings/queries';
import { usePayments } from '~/entities/payments/queries';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { typedNumber } from '~/lib/forms/typed-number';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { ConfirmDialogFrame } from '~/ui/dialogs/confirm-dialog-frame';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { formatMinor, formatPrice } from '~/ui/format/format-price';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { PriceField } from '~/ui/forms/price-field';
import { ReasonField } from '~/ui/forms/reason-field';

const texts = {
  refundGranted: 'The money goes back: it is in the list of refunds due',
  refundMade: 'The refund is noted',
  refundNotGranted: 'Failed to refund the booking',
} as const;

/** The booking whose payments are refunded: its own, and those of its additions. */
export interface Purchase {
  booking: Booking;
  payments: readonly [own: Transaction, ...additions: Transaction[]];
}

/** Shown in the field of the reason, so that a refund needs no typing. */
const usualReason = 'As a courtesy';

const draftSchema = object({
  amount: typedNumber().defined(),
  reason: string().defined(),
  reference: string().defined(),
});

/** Returns the draft of a refund. It is of one version of the booking, so that no refund is repeated after a reload. */
const useRefundDraft = ({ _id, version }: Booking) =>
  useTypedDraft(`refund:${_id}:${version}`, draftSchema);

interface RefundFormProps extends Purchase {
  /** Whether somebody else has granted the refund meanwhile. */
  grantedElsewhere: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  draft: ReturnType<typeof useRefundDraft>;
  onClose: () => void;
  /** @param isDue whether the money is still to be sent */
  onRefund: (decision: RefundByAdmin, isDue: boolean) => Promise<unknown>;
}

/** Returns how money of one payment reaches the customer. */
function afterwards({ payment, minor }: PaymentPart<Transaction>, isAll: boolean): string {
  const sum = formatMinor(minor);
  if (payment.paymentMethod === 'cash') return `Hand ${sum} out now.`;
  return isAll
    ? `Send ${sum} afterwards, from the list of refunds due.`
    : `Send ${sum} back first: this notes that it was done.`;
}

/** Returns the schema of the form: an amount up to what is left, and the reference where a part needs one. */
const refundSchemaOf = (left: number, isReferenceNeeded: (amount: number) => boolean) =>
  refundByAdminSchema.shape({
    amount: money()
      .moreThan(0, 'Amount must be more than 0.')
      .max(left, `Amount must be at most ${formatPrice(left)}.`)
      .typeError('Amount must be a number.')
      .required('Amount is required.'),
    reference: string()
      .default('')
      .when('amount', {
        is: (amount: number) => amount < left && isReferenceNeeded(amount),
        // biome-ignore lint/suspicious/noThenProperty: it is what yup calls it
        then: (field) => field.required('Reference is required.'),
      }),
  });

/** The sum, the customer and the reason. The input is kept when the call fails. */
function RefundForm(props: RefundFormProps) {
  const { booking, payments, grantedElsewhere, failure, draft, onClose, onRefund } = props;
  const paid = payments.filter(({ status }) => status === 'success');
  const left = fromMinorUnits(keptOfAll(paid));
  const [openedWith] = useState(left);
  const unpaid = unpaidOfAll(payments);
  const partsOf = (amount: number) => takeLatestFirst(paid, toMinorUnits(Number(amount) || 0));
  const isCash = paid.every(({ paymentMethod }) => paymentMethod === 'cash');
  const isCard = ({ payment }: PaymentPart<Transaction>) => needsReference(payment.paymentMethod);
  const schema = refundSchemaOf(left, (amount) => partsOf(amount).some(isCard));
  const submit = (values: object) => {
    const decision = refundByAdminSchema.cast(values);
    return onRefund(decision, !isCash && (decision.amount ?? left) >= left);
  };
  return (
    <Formik
      initialValues={{ amount: left, reason: usualReason, reference: '' }}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => {
        const { amount } = values;
        const parts = partsOf(amount);
        const isReferenceNeeded = parts.some(isCard);
        const isCashAlone = parts.every(({ payment }) => payment.paymentMethod === 'cash');
        return (
          <Form noValidate>
            <FocusFirstError />
            <KeepTyped draft={draft} />
            <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
              <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
                To <bdi>{booking.customer.name}</bdi> for {bookingName(booking, businessTimeZone)}.
                The booking itself stays as it is.{' '}
                {parts.map((part) => afterwards(part, amount >= left)).join(' ')}
              </DialogContentText>
              {grantedElsewhere ? (
                <Alert severity="warning">The money of this booking goes back already.</Alert>
              ) : (
                <>
                  {left !== openedWith && (
                    <Alert severity="info">
                      The payments have changed meanwhile: {formatPrice(left)} can go back now.
                    </Alert>
                  )}
                  <PriceField name="amount" label="Amount" />
                  {!isCashAlone && amount < left && (
                    <FormField
                      name="reference"
                      label={isReferenceNeeded ? 'Reference' : 'Reference (optional)'}
                      autoComplete="off"
                      slotProps={{ htmlInput: { maxLength: 100, required: isReferenceNeeded } }}
                    />
                  )}
                  <ReasonField />
                  {unpaid > 0 && amount >= left && (
                    <Alert severity="warning">
                      The {formatMinor(unpaid)} that is still to be paid will not be asked for any
                      more.
                    </Alert>
                  )}
                </>
              )}
              {failure !== null && !grantedElsewhere && <Alert severity="error">{failure}</Alert>}
            </DialogContent>
            <DialogButtons>
              <Button disabled={isSubmitting} onClick={onClose}>
                {grantedElsewhere ? 'Close' : 'Cancel'}
              </Button>
              {!grantedElsewhere && (
                <Button type="submit" variant="contained" loading={isSubmitting}>
                  Refund {formatPrice(Number(amount) || 0)}
                </Button>
              )}
            </DialogButtons>
          </Form>
        );
      }}
    </Formik>
  );
}

/** Refunds a booking. Follows the booking live and shows when somebody else has refunded it. */
export function RefundDialog({ opened, onClosed }: HostedDialogProps<Purchase>) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const draft = useRefundDraft(opened.booking);
  const { leave, finish, answers } = useLeaveTyped(draft, close);
  const [done, setDone] = useState(false);
  const { running, failure, command } = useSaleCommand();
  const live = useBooking(opened.booking._id);
  const booking = (live.state === 'ready' && live.data) || opened.booking;
  const livePayments = usePayments(booking, null);
  const payments = livePayments.state === 'ready' ? livePayments.data : opened.payments;
  /** The payments that are being refunded: the dialog shows them unchanged until it knows the answer. */
  const [refunding, setRefunding] = useState<Purchase['payments'] | null>(null);
  const refund = async (decision: RefundByAdmin, isDue: boolean) => {
    setRefunding(payments);
    const hasSucceeded = await command(
      'refundBooking',
      { params: { id: booking._id }, body: { ...decision, version: booking.version } },
      {
        done: isDue ? texts.refundGranted : texts.refundMade,
        failed: texts.refundNotGranted,
        onDone() {
          setDone(true);
          finish();
        },
      },
    );
    if (!hasSucceeded) setRefunding(null);
  };
  // Money that has come after an earlier refund can still go back.
  const isGranted = booking.refundTerms === 'granted' && keptOfAll(payments) === 0;
  const grantedElsewhere = isGranted && !running && !done;
  const dismiss = grantedElsewhere ? finish : leave;

  return (
    <ConfirmDialogFrame
      open={open}
      title="Refund"
      running={running}
      onClose={dismiss}
      onClosed={onClosed}
    >
      <RefundForm
        booking={booking}
        payments={refunding ?? payments}
        grantedElsewhere={grantedElsewhere}
        failure={failure}
        draft={draft}
        onClose={dismiss}
        onRefund={refund}
      />
      <DiscardQuestion {...answers} />
    </ConfirmDialogFrame>
  );
}
