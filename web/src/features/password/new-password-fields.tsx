import { useFormikContext } from 'formik';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { PasswordField } from '~/ui/forms/password-field.tsx';
import type { NewPassword } from './new-password-schema.ts';
import { PasswordStrength } from './password-strength.tsx';
import { useMismatchToast } from './use-mismatch-toast.ts';

interface NewPasswordFieldsProps {
  /** Whose password it is: password managers want to know, and it makes a poor password. */
  email: string;
}

/** A new password, how strong it is, and the same password again. */
export function NewPasswordFields({ email }: NewPasswordFieldsProps) {
  const { values } = useFormikContext<NewPassword>();
  useMismatchToast();
  return (
    <>
      <FocusFirstError />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
      <PasswordStrength password={values.newPassword} email={email} />
      <PasswordField
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
    </>
  );
}
