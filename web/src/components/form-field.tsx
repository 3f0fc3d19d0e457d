import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

type FormFieldProps = Pick<
  TextFieldProps,
  'label' | 'type' | 'autoComplete' | 'autoFocus' | 'multiline' | 'slotProps'
> & { name: string };

/**
 * A field with its error beneath. The line for the error is always there: were it to appear on
 * leaving the field, the button that is being clicked would move away from under the pointer.
 */
export function FormField({ name, slotProps, ...props }: FormFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const shownError = touched ? error : undefined;
  return (
    <TextField
      {...props}
      {...field}
      slotProps={{
        ...slotProps,
        htmlInput: { 'aria-required': true, ...slotProps?.htmlInput },
      }}
      margin="none"
      error={shownError !== undefined}
      helperText={shownError ?? ' '}
    />
  );
}
