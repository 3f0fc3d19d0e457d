import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { type SignIn, signInSchema } from '@carwash/domain/users/endpoints';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { passwordFailureText } from '~/entities/users/auth-failure-text';
import { paths } from '~/lib/address/paths';
import { signInWithPassword } from '~/lib/session/sign-in';
import { signedInMark } from '~/lib/session/signed-in-mark';
import { useHydrated } from '~/lib/use-hydrated';
import { AdoptTyped } from '~/ui/forms/adopt-typed';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { PasswordField } from '~/ui/forms/password-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { AuthFrame } from './auth-frame';
import { bookingOfReturnPath } from './booking-of-return-path';
import { BookingOnTheWay } from './booking-on-the-way';
import { ForgotPasswordLink } from './forgot-password-link';
import { newCredentials } from './new-credentials';
import { showSignIn } from './show-sign-in';
import { SignInOrUpLink } from './sign-in-or-up-link';
import { SignInProblem } from './sign-in-problem';
import { SocialButtons } from './social-buttons';
import { useSignInState } from './use-sign-in-state';

/** Explains why the user was redirected to the sign-in page, or shows what they are about to book. */
function SignInNotice() {
  const { search } = useLocation();
  const { isDisabled, isNeeded } = useSignInState();
  if (isDisabled) {
    return (
      <Alert severity="warning">
        This account is disabled. You have been signed out. Please contact us if that is a mistake.
      </Alert>
    );
  }
  if (bookingOfReturnPath(search)) return <BookingOnTheWay />;
  if (!isNeeded) return null;
  return <Alert severity="info">Please sign in to continue where you were going.</Alert>;
}

/** Whether the project says that it has the demo accounts, as the local suite does. */
const isDemo = import.meta.env.VITE_DEMO_ACCOUNTS === 'yes';

/** Buttons that fill in the credentials of the public demo accounts. */
function DemoButtons() {
  const { setValues, isSubmitting } = useFormikContext<SignIn>();
  const isHydrated = useHydrated();
  const buttons = [
    { label: 'Demo User', account: demoAccounts.user },
    { label: 'Demo Admin', account: demoAccounts.admin },
  ];
  return (
    <Stack direction="row" sx={{ gap: 1.5, mt: 1 }}>
      {buttons.map(({ label, account }) => (
        <Button
          key={label}
          variant="outlined"
          fullWidth
          sx={{ px: 1, whiteSpace: 'nowrap' }}
          disabled={isSubmitting || !isHydrated}
          onClick={() => setValues(account, true)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}

/** @param created the credentials of the account that has just been created here */
function SignInForm({ created }: { created: SignIn | null }) {
  const { email: known = '' } = useSignInState();
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (values: SignIn) => {
    const { email, password } = signInSchema.cast(values);
    setProblem(null);
    setProblem(await showSignIn(() => signInWithPassword(email, password), passwordFailureText));
  };

  return (
    <Formik
      initialValues={created ?? { email: known, password: '' }}
      validationSchema={signInSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ values }) => (
        <Stack component={Form} method="post" noValidate sx={{ gap: 1 }}>
          <AdoptTyped />
          <FocusFirstError />
          <FormField name="email" label="Email" type="email" autoComplete="username" />
          <PasswordField autoComplete="current-password" />
          <ForgotPasswordLink email={values.email} />
          {problem && <SignInProblem>{problem}</SignInProblem>}
          <SubmitButton label="Sign in" labelWhileSending="Signing in…" />
          {isDemo && <DemoButtons />}
        </Stack>
      )}
    </Formik>
  );
}

/** The link to the sign-up page as a button, for visitors who have most likely no account yet. */
function NewcomerButton() {
  const { search } = useLocation();
  return (
    <>
      <Button
        component={RouterLink}
        to={{ pathname: paths.signUp, search }}
        variant="contained"
        size="large"
        fullWidth
      >
        Create an account
      </Button>
      <Divider sx={{ color: 'text.secondary' }}>or sign in</Divider>
    </>
  );
}

const newcomerText = {
  title: 'Welcome',
  subtitle: 'Your account keeps your bookings, your receipts and your vehicles.',
};

const createdText = { title: 'Your account is ready', subtitle: 'Sign in to go on.' };

const returningText = {
  title: 'Welcome back',
  subtitle: (
    <>
      New here? <SignInOrUpLink to={paths.signUp}>Create an account</SignInOrUpLink>
    </>
  ),
};

export default function SignInPage() {
  const [created] = useState(newCredentials.read);
  useEffect(() => newCredentials.forget, []);
  const { email, isDisabled } = useSignInState();
  // The server greets newcomers, who wait for their first page.
  const isHydrated = useHydrated();
  const [wasSignedIn] = useState(signedInMark.isSet);
  const isKnown = isHydrated && (wasSignedIn || email !== undefined || isDisabled === true);
  const isNewcomer = !created && !isKnown;
  const text = isNewcomer ? newcomerText : created ? createdText : returningText;
  return (
    <AuthFrame {...text}>
      <SignInNotice />
      {isNewcomer && <NewcomerButton />}
      <SignInForm created={created} />
      <SocialButtons />
    </AuthFrame>
  );
}
