import { type SignUp, signUpSchema } from '@carwash/domain/users/endpoints';
import { phoneField } from '@carwash/domain/users/phone-number';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useLocation, useNavigate } from 'react-router-dom';
import { LegalNote } from '~/entities/settings/legal/legal-note';
import { authFailureText } from '~/entities/users/auth-failure-text';
import { PhoneField } from '~/entities/users/phone-field';
import { paths } from '~/lib/address/paths';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { businessCountry } from '~/lib/business-country';
import { signInWithPassword } from '~/lib/session/sign-in';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { AdoptTyped } from '~/ui/forms/adopt-typed';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { PasswordField } from '~/ui/forms/password-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { AuthFrame } from './auth-frame';
import { bookingOfReturnPath } from './booking-of-return-path';
import { BookingOnTheWay } from './booking-on-the-way';
import { newCredentials } from './new-credentials';
import { SignInOrUpLink } from './sign-in-or-up-link';
import { showSignedInToast } from './signed-in-toast';
import { SocialButtons } from './social-buttons';

/**
 * Signs in with the new account.
 * @returns whether it has worked; if not, the sign-in page explains why
 */
async function signInAtOnce({ email, password }: SignUp): Promise<boolean> {
  try {
    showSignedInToast(await signInWithPassword(email, password));
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates an account, then redirects to the sign-in page, which is filled in and keeps the return path. On the way to a booking it
 * signs in at once, and the frame redirects to the booking. The API's field errors are shown on the fields,
 * any other failure as a toast.
 */
function useSignUp() {
  const navigate = useNavigate();
  const { search } = useLocation();

  return async (values: SignUp, form: FormikHelpers<SignUp>) => {
    try {
      const body = signUpSchema.cast(values);
      const { email } = await callApi('signUp', { body });
      if (bookingOfReturnPath(search) && (await signInAtOnce(body))) return;
      showToast(toastTexts.accountCreated, { variant: 'success' });
      newCredentials.keep({ email, password: body.password });
      await navigate({ pathname: paths.signIn, search });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) showToast(authFailureText(failure), { variant: 'error' });
    }
  };
}

const formSchema = signUpSchema.shape({
  phone: phoneField(businessCountry).required('phone is required.'),
});

const empty: SignUp = { name: '', email: '', password: '', phone: '', address: '' };

function SignUpForm() {
  const signUp = useSignUp();
  return (
    <Formik
      initialValues={empty}
      validationSchema={formSchema}
      validateOnChange={false}
      onSubmit={signUp}
    >
      <Stack component={Form} method="post" noValidate sx={{ gap: 1 }}>
        <AdoptTyped />
        <FocusFirstError />
        <FormField name="name" label="Name" autoComplete="name" />
        <FormField name="email" label="Email" type="email" autoComplete="email" />
        <PasswordField autoComplete="new-password" />
        <PhoneField name="phone" label="Phone" autoComplete="tel" />
        <FormField name="address" label="Address" autoComplete="street-address" />
        <LegalNote doing="signing up" />
        <SubmitButton label="Sign up" labelWhileSending="Creating your account…" />
      </Stack>
    </Formik>
  );
}

export default function SignUpPage() {
  return (
    <AuthFrame
      title="Create your account"
      subtitle={
        <>
          Have one? <SignInOrUpLink to={paths.signIn}>Sign in instead</SignInOrUpLink>
        </>
      }
    >
      <BookingOnTheWay />
      <SignUpForm />
      <SocialButtons />
    </AuthFrame>
  );
}
