import { useField } from 'formik';
import { FormField } from './form-field';

interface CountedFieldProps {
  name: string;
  label: string;
  hint: string;
  maxLength: number;
  minRows?: number;
  autoFocus?: boolean;
}

/** A field for an optional text of several lines. Counts its characters behind the hint. */
export function CountedField({ hint, maxLength, minRows = 2, ...field }: CountedFieldProps) {
  const [{ value }] = useField<string>(field.name);
  return (
    <FormField
      {...field}
      multiline
      autoComplete="off"
      minRows={minRows}
      hint={`${hint} ${value.length}\u00a0of\u00a0${maxLength}`}
      slotProps={{ htmlInput: { required: false, maxLength } }}
    />
  );
}
