import type { Transaction } from '@carwash/domain/payments/transaction';
import { type WriteOff, writeOffSchema } from '@carwash/domain/payments/write-off';
import { formatDay } from '@carwash/domain/time/format-day';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { callApi } from '~/lib/api/call-api';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { showToast } from '~/lib/show-toast';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { TaskDialog } from '~/ui/dialogs/task-dialog';
import { formatPrice } from '~/ui/format/format-price';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { ReasonField } from '~/ui/forms/reason-field';

const texts = { writtenOff: 'Written off', notWrittenOff: 'Failed to write it off' };

const draftSchema = object({ reason: string().defined() });

/** Asks for the reason for which what is to be paid later will never come. The input is kept when the call fails. */
export function WriteOffDialog({ opened, onClosed }: HostedDialogProps<Transaction>) {
  const { _id: id, customer, service, slot, amount } = opened;
  const [open, setOpen] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const draft = useTypedDraft(`writeOff:${id}`, draftSchema);
  const { leave, finish, answers } = useLeaveTyped(draft, () => setOpen(false));

  const { running, run } = useInFlightGuard();

  const writeOff = (body: WriteOff) =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('writeOffPayment', { params: { id }, body });
        finish();
        showToast(texts.writtenOff, { variant: 'success' });
      } catch (error) {
        setFailure(changeFailureText(error, texts.notWrittenOff));
      }
    });

  return (
    <TaskDialog
      open={open}
      maxWidth="xs"
      title="Write off"
      onClose={() => running || leave()}
      onClosed={onClosed}
    >
      <Formik
        initialValues={{ reason: '' }}
        validationSchema={writeOffSchema}
        validateOnBlur={false}
        onSubmit={(values) => writeOff(writeOffSchema.cast(values))}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <FocusFirstError />
            <KeepTyped draft={draft} />
            <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
              <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
                {customer.name} owes {formatPrice(amount)} for {service.name} on{' '}
                {formatDay(slot.date)}. Written off, it is no longer to be paid and never counts as
                takings. The booking stays as it is.
              </DialogContentText>
              <ReasonField />
              {failure !== null && <Alert severity="error">{failure}</Alert>}
            </DialogContent>
            <DialogButtons>
              <Button disabled={isSubmitting} onClick={leave}>
                Cancel
              </Button>
              <Button type="submit" color="error" variant="contained" loading={isSubmitting}>
                Write off {formatPrice(amount)}
              </Button>
            </DialogButtons>
          </Form>
        )}
      </Formik>
      <DiscardQuestion {...answers} />
    </TaskDialog>
  );
}
