import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import type { VehicleDraft } from './vehicle-draft.ts';

type VehicleFieldProps = Pick<TextFieldProps, 'label' | 'select' | 'children' | 'slotProps'> & {
  name: keyof VehicleDraft;
};

/**
 * A field of the vehicle form with its error beneath. The line for the error is always there, so that
 * nothing moves away from under the pointer when it appears.
 */
export function VehicleField({ name, ...props }: VehicleFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const shownError = touched ? error : undefined;
  return (
    <TextField
      {...props}
      {...field}
      id={name}
      required
      error={shownError !== undefined}
      helperText={shownError ?? ' '}
    />
  );
}
