import { maxReasonLength } from '@carwash/domain/payments/refund-entry';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';

/** Turns pasted line breaks into spaces, because a reason is a single line. */
const onOneLine = (text: string) =>
  text.replaceAll(/\s*[\r\n]+\s*/g, ' ').slice(0, maxReasonLength);

/** A reason that the customer reads, such as that of a cancellation. */
export function ReasonField() {
  const [field, { touched, error }, { setValue }] = useField<string>('reason');
  const shownError = touched ? error : undefined;
  return (
    <TextField
      {...field}
      onChange={({ target }) => setValue(onOneLine(target.value))}
      label="Reason"
      multiline
      minRows={2}
      maxRows={6}
      error={shownError !== undefined}
      helperText={
        shownError ?? `The customer reads it. ${field.value.length} of ${maxReasonLength}`
      }
      slotProps={{ htmlInput: { 'aria-required': true } }}
    />
  );
}
