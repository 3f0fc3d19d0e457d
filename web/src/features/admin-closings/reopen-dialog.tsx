import type { Closing } from '@carwash/domain/closings/closing';
import { reopenClosingSchema } from '@carwash/domain/closings/endpoints';
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
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialogFrame } from '~/ui/dialogs/confirm-dialog-frame';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';

interface Reopening {
  closing: Closing;
  onReopened: () => void;
}

const draftSchema = object({ reopenReason: string().defined() });

/** Asks why the last closing is reopened, and reopens it. */
export function ReopenDialog({ opened, onClosed }: HostedDialogProps<Reopening>) {
  const { closing, onReopened } = opened;
  const [open, setOpen] = useState(true);
  const draft = useTypedDraft(`reopen:${closing._id}`, draftSchema);
  const { leave, finish, answers } = useLeaveTyped(draft, () => setOpen(false));
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);

  const reopen = (typed: { reopenReason: string }) =>
    run(async () => {
      setFailure(null);
      try {
        const body = reopenClosingSchema.cast(typed);
        await callApi('reopenClosing', { params: { id: closing._id }, body });
        finish();
        showToast(toastTexts.reopened, { variant: 'success' });
        onReopened();
      } catch (error) {
        setFailure(changeFailureText(error, toastTexts.notReopened));
      }
    });

  return (
    <ConfirmDialogFrame
      open={open}
      title={`Reopen closing ${closing.closingNumber}?`}
      running={running}
      onClose={leave}
      onClosed={onClosed}
    >
      <Formik
        initialValues={{ reopenReason: '' }}
        validationSchema={reopenClosingSchema}
        validateOnBlur={false}
        onSubmit={reopen}
      >
        <Form noValidate>
          <FocusFirstError />
          <KeepTyped draft={draft} />
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
            <DialogContentText>
              The next closing covers its receipts again, under a new number. This one stays in the
              list, with your reason.
            </DialogContentText>
            <FormField
              name="reopenReason"
              label="Reason"
              autoFocus
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
            {failure !== null && <Alert severity="error">{failure}</Alert>}
          </DialogContent>
          <DialogButtons>
            <Button disabled={running} onClick={leave}>
              Keep it closed
            </Button>
            <Button type="submit" variant="contained" loading={running}>
              Reopen
            </Button>
          </DialogButtons>
        </Form>
      </Formik>
      <DiscardQuestion {...answers} />
    </ConfirmDialogFrame>
  );
}
