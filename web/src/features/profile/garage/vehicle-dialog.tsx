import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import type { AnyObjectSchema } from 'yup';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { closeOnEscape } from '~/ui/dialogs/close-on-escape';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { FocusFirstError } from '~/ui/forms/focus-first-error';

function Buttons({ submitLabel, onClose }: { submitLabel: string; onClose: () => void }) {
  const { isSubmitting } = useFormikContext();
  return (
    <DialogButtons>
      <Button disabled={isSubmitting} onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </DialogButtons>
  );
}

interface VehicleDialogProps<Values extends object> {
  open: boolean;
  title: string;
  submitLabel: string;
  initialValues: Values;
  schema: AnyObjectSchema;
  /** Rejects with an ApiFailure. */
  save: (values: Values) => Promise<unknown>;
  /** Text of the toast for a failure without a message of its own. */
  failureText: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form about a vehicle. It closes once its values are saved, and keeps them when that fails. */
export function VehicleDialog<Values extends object>(props: VehicleDialogProps<Values>) {
  const { open, title, submitLabel, initialValues, schema, save, failureText, onClose } = props;
  const titleId = useId();
  const { running, run } = useInFlightGuard();
  const submit = (values: Values, form: FormikHelpers<Values>) =>
    run(async () => {
      try {
        await save(values);
        onClose();
      } catch (failure) {
        const isOnFields = applyFieldErrors(failure, { ...form, values });
        if (!isOnFields) showChangeFailure(failure, failureText);
      }
    });
  return (
    <Dialog
      open={open}
      onClose={closeOnEscape(() => running || onClose())}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId} variant="h4">
        {title}
      </DialogTitle>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        <Form noValidate style={{ display: 'contents' }}>
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
            {props.children}
            <FocusFirstError />
          </DialogContent>
          <Buttons submitLabel={submitLabel} onClose={onClose} />
        </Form>
      </Formik>
    </Dialog>
  );
}
