import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { Form, Formik, useField } from 'formik';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { FormDraft } from '~/lib/forms/form-draft';
import { ConfirmDialogFrame } from '~/ui/dialogs/confirm-dialog-frame';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { KeepTyped } from '~/ui/dialogs/keep-typed';
import { FocusFirstError } from '~/ui/forms/focus-first-error';

interface TextAreaProps {
  name: string;
  label: string;
  maxLength: number;
}

function TextArea({ name, label, maxLength }: TextAreaProps) {
  const [field, { touched, error }] = useField<string>(name);
  const shownError = touched ? error : undefined;
  return (
    <TextField
      {...field}
      label={label}
      multiline
      minRows={3}
      maxRows={8}
      autoComplete="off"
      error={shownError !== undefined}
      helperText={shownError ?? `${field.value.length} of ${maxLength}`}
      slotProps={{ htmlInput: { 'aria-required': true } }}
    />
  );
}

interface TextDialogProps extends TextAreaProps {
  open: boolean;
  title: string;
  explanation: string;
  firstText: string;
  schema: AnyObjectSchema;
  submitLabel: string;
  running: boolean;
  failure: string | null;
  draft: FormDraft<Record<string, string>>;
  onSubmit: (text: string) => Promise<void>;
  onClose: () => void;
  onClosed: () => void;
  /** Another button beside the others. */
  children?: ReactNode;
}

/** A dialog that asks for one text. The input is kept when the call fails. */
export function TextDialog(props: TextDialogProps) {
  const { open, title, explanation, firstText, schema, submitLabel, running, failure, draft } =
    props;
  const { name, label, maxLength, onSubmit, onClose, onClosed, children } = props;
  return (
    <ConfirmDialogFrame
      open={open}
      title={title}
      running={running}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Formik
        initialValues={{ [name]: firstText }}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={(values) => onSubmit(schema.cast(values)[name])}
      >
        <Form noValidate>
          <FocusFirstError />
          <KeepTyped draft={draft} />
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
            <DialogContentText>{explanation}</DialogContentText>
            <TextArea name={name} label={label} maxLength={maxLength} />
            {failure !== null && <Alert severity="error">{failure}</Alert>}
          </DialogContent>
          <DialogButtons>
            <Button disabled={running} onClick={onClose}>
              Cancel
            </Button>
            {children}
            <Button type="submit" variant="contained" loading={running}>
              {submitLabel}
            </Button>
          </DialogButtons>
        </Form>
      </Formik>
    </ConfirmDialogFrame>
  );
}
