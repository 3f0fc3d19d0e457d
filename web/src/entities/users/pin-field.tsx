import { FormField } from '~/ui/forms/form-field';

interface PinFieldProps {
  label: string;
  autoFocus?: boolean;
}

/** A masked field for a PIN, with the digits' keyboard. Nothing stores or suggests it. */
export const PinField = ({ label, autoFocus = false }: PinFieldProps) => (
  <FormField
    name="pin"
    label={label}
    type="password"
    autoComplete="off"
    autoFocus={autoFocus}
    slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
  />
);
