import { askedAmountNote, formatDueAmount } from '@carwash/domain/payments/format-paid-amount';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { updateTransactionStatusSchema } from '@carwash/domain/payments/transaction-endpoints';
import { needsReference } from '@carwash/domain/payments/transaction-status-policy';
import { text } from '@carwash/domain/schema/fields';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTransaction } from '~/entities/payments/queries';
import { ConfirmDialogFrame } from '~/ui/dialogs/confirm-dialog-frame';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { type RefundValues, useMarkRefunded, useRefundDraft } from './use-mark-refunded';

interface RefundFormProps {
  transaction: Transaction;
  /** Whether somebody else has marked the refund meanwhile. */
  markedElsewhere: boolean;
  running: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  draft: ReturnType<typeof useRefundDraft>;
  onClose: () => void;
  onSubmit: (values: RefundValues, form: FormikHelpers<RefundValues>) => void;
}

/** The form of a payment online. */
const withReference = updateTransactionStatusSchema.shape({
  reference: text(100).required('Reference is required.'),
});

const empty: RefundValues = { status: 'refunded', reference: '' };

/** The sum, the customer, and a field for the refund's reference number. */
function RefundForm(props: RefundFormProps) {
  const { transaction, markedElsewhere, running, failure, draft, onClose, onSubmit } = props;
  const { customer, service, refundReference } = transaction;
  const asked = askedAmountNote(transaction);
  const isOnline = needsReference(transaction.paymentMethod);
  return (
    <Formik
      initialValues={empty}
      validationSchema={isOnline ? withReference : updateTransactionStatusSchema}
      validateOnChange={false}
      onSubmit={onSubmit}
    >
      <Form noValidate>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
          <FocusFirstError />
          <KeepTyped draft={draft} />
          <DialogContentText>
            Pay back <strong>{formatDueAmount(transaction)}</strong>
            {asked !== null && ` (${asked})`} to <bdi>{customer.name}</bdi> for{' '}
            <bdi>{service.name}</bdi>.{' '}
            {isOnline
              ? 'Send the money first, then note its reference here: the customer reads it too.'
              : 'The customer paid at the desk: a reference is not needed.'}
          </DialogContentText>
          {markedElsewhere && (
            <Alert severity="warning">
              This refund has just been marked by somebody else
              {refundReference !== null && (
                <>
                  , with the reference <strong>{refundReference}</strong>
                </>
              )}
              . Make sure that the money was not sent twice.
            </Alert>
          )}
          {failure !== null && !markedElsewhere && <Alert severity="error">{failure}</Alert>}
          <FormField
            name="reference"
            label={isOnline ? 'Reference' : 'Reference (optional)'}
            autoFocus
            autoComplete="off"
            slotProps={{
              htmlInput: { maxLength: 100, readOnly: markedElsewhere, required: isOnline },
            }}
          />
        </DialogContent>
        <DialogButtons>
          <Button disabled={running} onClick={onClose}>
            {markedElsewhere ? 'Close' : 'Cancel'}
          </Button>
          {!markedElsewhere && (
            <Button type="submit" variant="contained" loading={running}>
              Mark refunded
            </Button>
          )}
        </DialogButtons>
      </Form>
    </Formik>
  );
}

/**
 * Marks a refund as paid. Follows the transaction live and shows when somebody else has marked it.
 */
export function RefundDialog({ opened, onClosed }: HostedDialogProps<Transaction>) {
  const [open, setOpen] = useState(true);
  const draft = useRefundDraft(opened._id);
  const { leave, finish, answers } = useLeaveTyped(draft, () => setOpen(false));
  const live = useTransaction(opened._id);
  const transaction = (live.state === 'ready' && live.data) || opened;
  const { running, sent, failure, mark } = useMarkRefunded(transaction, finish);
  const markedElsewhere =
    transaction.status === 'refunded' && !running && (transaction.refundReference ?? '') !== sent;
  const close = markedElsewhere ? finish : leave;

  return (
    <ConfirmDialogFrame
      open={open}
      title="Mark refunded"
      running={running}
      onClose={close}
      onClosed={onClosed}
    >
      <RefundForm
        transaction={transaction}
        markedElsewhere={markedElsewhere}
        running={running}
        failure={failure}
        draft={draft}
        onClose={close}
        onSubmit={mark}
      />
      <DiscardQuestion {...answers} />
    </ConfirmDialogFrame>
  );
}
