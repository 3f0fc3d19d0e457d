import { type SignUp, signUpSchema } from '@carwash/domain/users/endpoints';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { FormField } from '~/ui/forms/form-field.tsx';
import { PasswordField } from '~/ui/forms/password-field.tsx';
import { SubmitButton } from '~/ui/forms/submit-button.tsx';
import { useSignUp } from './use-sign-up.ts';

const empty: SignUp = { name: '', email: '', password: '', phone: '', address: '' };

export function SignUpForm() {
  const signUp = useSignUp();
  return (
    <Formik
      initialValues={empty}
      validationSchema={signUpSchema}
      validateOnChange={false}
      onSubmit={signUp}
    >
      <Stack component={Form} noValidate sx={{ gap: 1 }}>
        <FocusFirstError />
        <FormField name="name" label="Name" autoComplete="name" />
        <FormField name="email" label="Email" type="email" autoComplete="email" />
        <PasswordField autoComplete="new-password" />
        <FormField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <FormField name="address" label="Address" autoComplete="street-address" />
        <SubmitButton label="Sign up" labelWhileSending="Creating your account…" />
      </Stack>
    </Formik>
  );
}
