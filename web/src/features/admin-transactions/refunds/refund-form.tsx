import type { Transaction } from '@carwash/domain/payments/transaction';
import { updateTransactionStatusSchema } from '@carwash/domain/payments/transaction-endpoints';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Form, Formik, type FormikHelpers } from 'formik';
import { askedNote, paidSum } from '~/entities/payments/paid-sum.ts';
import { DialogAnswers } from '~/ui/dialogs/dialog-answers.tsx';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { FormField } from '~/ui/forms/form-field.tsx';
import type { RefundValues } from './use-mark-refunded.ts';

interface RefundFormProps {
  transaction: Transaction;
  /** Somebody else has marked it meanwhile: there is nothing left to do. */
  markedElsewhere: boolean;
  running: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  onClose: () => void;
  onSubmit: (values: RefundValues, form: FormikHelpers<RefundValues>) => void;
}

const empty: RefundValues = { status: 'refunded', reference: '' };

/** What goes back to whom, and the number under which it went. */
export function RefundForm(props: RefundFormProps) {
  const { transaction, markedElsewhere, running, failure, onClose, onSubmit } = props;
  const { customer, service, refundReference } = transaction;
  const asked = askedNote(transaction);
  return (
    <Formik
      initialValues={empty}
      validationSchema={updateTransactionStatusSchema}
      validateOnChange={false}
      onSubmit={onSubmit}
    >
      <Form noValidate>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
          <FocusFirstError />
          <DialogContentText>
            Pay back <strong>{paidSum(transaction)}</strong>
            {asked !== null && ` (${asked})`} to {customer.name} for {service.name}. Send the money
            first, then note its reference here: the customer reads it too.
          </DialogContentText>
          {markedElsewhere && (
            <Alert severity="warning">
              This refund has just been marked by somebody else, with the reference{' '}
              <strong>{refundReference}</strong>. Make sure that the money was not sent twice.
            </Alert>
          )}
          {failure !== null && !markedElsewhere && <Alert severity="error">{failure}</Alert>}
          <FormField
            name="reference"
            label="Reference"
            autoFocus
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 100, readOnly: markedElsewhere } }}
          />
        </DialogContent>
        <DialogAnswers>
          <Button disabled={running} onClick={onClose}>
            {markedElsewhere ? 'Close' : 'Cancel'}
          </Button>
          {!markedElsewhere && (
            <Button type="submit" variant="contained" loading={running}>
              Mark refunded
            </Button>
          )}
        </DialogAnswers>
      </Form>
    </Formik>
  );
}
