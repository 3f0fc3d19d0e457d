import { type SignIn, signInSchema } from '@carwash/domain/users/endpoints';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { PasswordField } from '~/ui/forms/password-field.tsx';
import { SubmitButton } from '~/ui/forms/submit-button.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';

interface LinkPasswordFormProps {
  email: string;
  onPassword(password: string): Promise<void>;
}

/** The password of the account that was there first. */
export function LinkPasswordForm({ email, onPassword }: LinkPasswordFormProps) {
  const initialValues: SignIn = { email, password: '' };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={signInSchema}
      validateOnChange={false}
      onSubmit={({ password }) => onPassword(password)}
    >
      <Stack component={Form} noValidate sx={{ gap: 1, pt: 1 }}>
        <FocusFirstError />
        <PasswordField autoComplete="current-password" autoFocus />
        <ForgotPasswordLink email={email} />
        <SubmitButton label="Sign in and link" labelWhileSending="Signing in…" />
      </Stack>
    </Formik>
  );
}
