import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

type FormFieldProps = Pick<
  TextFieldProps,
  | 'label'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'multiline'
  | 'minRows'
  | 'select'
  | 'children'
  | 'onFocus'
  | 'slotProps'
> & {
  name: string;
  /** Shown below the field while there is no error. */
  hint?: string;
};

/**
 * A field with its error below. The error's line is always rendered, because if it appeared on blur, the
 * button that is being clicked would move away from the pointer.
 */
export function FormField({ name, hint = ' ', slotProps, ...props }: FormFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const shownError = touched ? error : undefined;
  return (
    <TextField
      {...props}
      {...field}
      slotProps={{
        ...slotProps,
        // No asterisk, because nearly every field is required.
        htmlInput: { required: true, ...slotProps?.htmlInput },
      }}
      margin="none"
      error={shownError !== undefined}
      helperText={shownError ?? hint}
    />
  );
}
