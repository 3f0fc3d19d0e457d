import type { Bay } from '@carwash/domain/days/bay';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { usePreview } from '~/lib/api/use-preview';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialogFrame } from '~/ui/dialogs/confirm-dialog-frame';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { formatNearDay } from '~/ui/format/format-near-day';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { PreviewFailed } from '~/ui/forms/preview-failed';
import { ClosureFields } from './closure-fields';
import { type ClosureForm, checkClosureForm, closureBody, firstClosure } from './closure-form';
import { describeEffect } from './describe-closure';

/** Closes bays, guarded against double clicks. `failure` is the reason why the last attempt failed. */
function useCloseBays(onClosed: () => void) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);
  const close = (values: ClosureForm, form: FormikHelpers<ClosureForm>) =>
    run(async () => {
      const body = closureBody(values, false);
      if (!body) return;
      setFailure(null);
      try {
        await callApi('closeBays', { body });
        showToast(toastTexts.closed, { variant: 'success' });
        onClosed();
      } catch (error) {
        if (applyFieldErrors(error, { ...form, values })) return;
        setFailure(showChangeFailure(error, toastTexts.notClosed));
      }
    });
  return { running, failure, close };
}

/** Previews the effect of the closure. */
function Effect() {
  const { values } = useFormikContext<ClosureForm>();
  const preview = usePreview(closureBody(values, true), (body, signal) =>
    callApi('closeBays', { body, signal }),
  );
  if (preview.state === 'failed') return <PreviewFailed {...preview} />;
  const { displaced, paying } =
    preview.state === 'ready' ? preview.data : { displaced: [], paying: 0 };
  return (
    <Alert severity={displaced.length + paying > 0 ? 'warning' : 'info'} role="status">
      {preview.state === 'incomplete' && 'Fill in the form to see who is affected.'}
      {preview.state === 'loading' && 'Looking who is affected…'}
      {preview.state === 'ready' && describeEffect(preview.data)}
      {displaced.map(({ _id, customerName, serviceName, date, startTime }) => (
        <div key={_id}>
          {formatNearDay(date)} {startTime}: {serviceName}, {customerName}
        </div>
      ))}
    </Alert>
  );
}

interface CloseDialogProps {
  bays: readonly Bay[];
  open: boolean;
  onClose: () => void;
  /** Called after bays have been closed. */
  onChanged: () => void;
}

/** Closes bays for days, or for a part of them. */
export function CloseDialog({ bays, open, onClose, onChanged }: CloseDialogProps) {
  const today = useBusinessToday();
  const { running, failure, close } = useCloseBays(() => {
    onClose();
    onChanged();
  });
  return (
    <ConfirmDialogFrame open={open} title="Close bays" running={running} onClose={onClose}>
      <Formik
        initialValues={firstClosure(bays, today)}
        validate={checkClosureForm}
        validateOnBlur={false}
        onSubmit={close}
      >
        {/* As tall as its content, so that the admin scrolls past the preview before reaching the button. */}
        <Form noValidate aria-label="Close bays">
          <FocusFirstError />
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
            <ClosureFields bays={bays} />
            <Effect />
            {failure !== null && <Alert severity="error">{failure}</Alert>}
          </DialogContent>
          <DialogButtons>
            <Button disabled={running} onClick={onClose}>
              Keep them open
            </Button>
            <Button type="submit" variant="contained" loading={running}>
              Close
            </Button>
          </DialogButtons>
        </Form>
      </Formik>
    </ConfirmDialogFrame>
  );
}
