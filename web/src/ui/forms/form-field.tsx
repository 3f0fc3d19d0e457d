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
  | 'slotProps'
> & {
  name: string;
  /** What to know about the field, in place of the error while there is none. */
  hint?: string;
};

/**
 * A field with its error beneath. The line for the error is always there: were it to appear on
 * leaving the field, the button that is being clicked would move away from under the pointer.
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
        // Nearly every field is required: marking them all would say nothing.
        htmlInput: { required: true, ...slotProps?.htmlInput },
      }}
      margin="none"
      error={shownError !== undefined}
      helperText={shownError ?? hint}
    />
  );
}
