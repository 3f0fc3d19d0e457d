import { PhoneField } from '~/entities/users/phone-field';
import { FormField } from '~/ui/forms/form-field';

interface ContactFieldsProps {
  /** Whether the email is that of an account, and cannot be typed. */
  isEmailFixed?: boolean;
}

/** Name, phone number and email of the customer of a sale at the desk, all of them optional. */
export function ContactFields({ isEmailFixed = false }: ContactFieldsProps) {
  const optional = { htmlInput: { required: false } };
  return (
    <>
      <FormField
        name="customerName"
        label="Name (optional)"
        autoComplete="off"
        slotProps={optional}
      />
      <PhoneField
        name="customerPhone"
        label="Phone (optional)"
        autoComplete="off"
        slotProps={optional}
      />
      <FormField
        name="customerEmail"
        label="Email (optional)"
        type="email"
        autoComplete="off"
        slotProps={{ htmlInput: { required: false, readOnly: isEmailFixed } }}
      />
    </>
  );
}
