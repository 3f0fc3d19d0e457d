import { type SignIn, signInSchema } from '@carwash/domain/users/endpoints';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useLocation } from 'react-router-dom';
import { passwordFailureText } from '~/entities/users/auth-failure-text.ts';
import { signInWithPassword } from '~/lib/session/sign-in.ts';
import { readSignInState } from '~/lib/session/sign-in-state.ts';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { FormField } from '~/ui/forms/form-field.tsx';
import { PasswordField } from '~/ui/forms/password-field.tsx';
import { SubmitButton } from '~/ui/forms/submit-button.tsx';
import { DemoButtons } from './demo-buttons.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { useSignIn } from './use-sign-in.ts';

export function SignInForm() {
  const { state } = useLocation();
  const signIn = useSignIn(passwordFailureText);

  const submit = async (values: SignIn) => {
    const { email, password } = signInSchema.cast(values);
    await signIn(() => signInWithPassword(email, password));
  };

  return (
    <Formik
      initialValues={{ email: readSignInState(state).email ?? '', password: '' }}
      validationSchema={signInSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ values }) => (
        <Stack component={Form} noValidate sx={{ gap: 1 }}>
          <FocusFirstError />
          <FormField name="email" label="Email" type="email" autoComplete="username" />
          <PasswordField autoComplete="current-password" />
          <ForgotPasswordLink email={values.email} />
          <SubmitButton label="Sign in" labelWhileSending="Signing in…" />
          <DemoButtons />
        </Stack>
      )}
    </Formik>
  );
}
