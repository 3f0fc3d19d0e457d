import { signUpSchema } from '@carwash/domain/users/endpoints';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { InferType } from 'yup';
import { authFailureText } from '~/entities/users/auth-failure-text';
import { paths } from '~/lib/address/paths';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { readSignInState } from '~/lib/session/sign-in-state';
import { showToast } from '~/lib/show-toast';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { AccountCard } from './account-card';
import { sendResetMail } from './mail-codes';
import { MessageWithLink } from './message-with-link';

const schema = signUpSchema.pick(['email']);

type Values = InferType<typeof schema>;

interface ResetMailFormProps {
  /** Initial value of the email field. */
  email: string;
  onSent(email: string): void;
}

/** The form that requests the mail. Shows the same message whether the address has an account or not. */
function ResetMailForm({ email, onSent }: ResetMailFormProps) {
  const { search } = useLocation();

  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    const address = schema.cast(values).email;
    try {
      await sendResetMail(address, search);
      onSent(address);
    } catch (failure) {
      if (applyFieldErrors(failure, { ...form, values })) return;
      showToast(authFailureText(failure), { variant: 'error' });
    }
  };

  return (
    <Formik
      initialValues={{ email }}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={submit}
    >
      <Stack component={Form} noValidate sx={{ gap: 1 }}>
        <FocusFirstError />
        <FormField name="email" label="Email" type="email" autoComplete="username" />
        <SubmitButton label="Send the link" labelWhileSending="Sending…" />
      </Stack>
    </Formik>
  );
}

/** Sends the mail with a link to set a new password. */
export default function ForgotPasswordPage() {
  const { search, state } = useLocation();
  const [email, setEmail] = useState(readSignInState(state).email ?? '');
  const [isSent, setSent] = useState(false);

  const finish = (address: string) => {
    setEmail(address);
    setSent(true);
  };

  if (isSent) {
    return (
      <AccountCard title="Check your email">
        <MessageWithLink to={paths.signIn + search} label="Back to sign in" email={email}>
          {`If ${email} has an account here, a mail with a link to choose a new password is on its way.`}
        </MessageWithLink>
        <Button onClick={() => setSent(false)}>No mail? Send it again</Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Forgot your password?">
      <Typography sx={{ color: 'text.secondary' }}>
        Tell us your email address, and we send you a link to choose a new password.
      </Typography>
      <ResetMailForm email={email} onSent={finish} />
    </AccountCard>
  );
}
