import TextField from '@mui/material/TextField';
import { useField } from 'formik';

interface TextAreaProps {
  name: string;
  label: string;
  maxLength: number;
}

/** A field for a required text of several lines, which counts its characters. */
export function TextArea({ name, label, maxLength }: TextAreaProps) {
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
