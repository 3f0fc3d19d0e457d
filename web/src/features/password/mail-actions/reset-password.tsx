import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authFailureText } from '~/entities/users/auth-failure-text';
import { paths } from '~/lib/address/paths';
import { ApiFailure } from '~/lib/api/api-failure';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import type { SignInState } from '~/lib/session/sign-in-state';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { SubmitButton } from '~/ui/forms/submit-button';
import { AccountCard } from '../account-card';
import { readResetLink, resetPassword } from '../mail-codes';
import { MessageWithLink } from '../message-with-link';
import { NewPasswordFields } from '../new-password-fields';
import { emptyNewPassword, type NewPassword, newPasswordSchema } from '../new-password-schema';
import type { ActionLink } from './action-link';
import { MailCodeScreen } from './mail-code-screen';

interface ResetPasswordFormProps {
  link: ActionLink;
  email: string;
  /** Called when the code was used elsewhere, or expired, before the form was submitted. */
  onSpent(): void;
}

/** The form for the new password. Redirects to the sign-in page afterwards. */
function ResetPasswordForm({ link, email, onSpent }: ResetPasswordFormProps) {
  const navigate = useNavigate();

  const submit = async (values: NewPassword, form: FormikHelpers<NewPassword>) => {
    try {
      await resetPassword(link.code, email, values.newPassword);
      showToast(toastTexts.passwordChanged, { variant: 'success' });
      const state: SignInState = { email };
      await navigate(link.next.startsWith(paths.signIn) ? link.next : paths.signIn, { state });
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'conflict') onSpent();
      else if (!applyFieldErrors(failure, { ...form, values })) {
        showToast(authFailureText(failure), { variant: 'error' });
      }
    }
  };

  return (
    <Formik
      initialValues={emptyNewPassword}
      validationSchema={newPasswordSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      <Stack component={Form} noValidate sx={{ gap: 1 }}>
        <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          It is for {email} and signs you out everywhere.
        </Typography>
        <NewPasswordFields email={email} />
        <SubmitButton label="Save the password" labelWhileSending="Saving…" />
      </Stack>
    </Formik>
  );
}

const spent = (
  <AccountCard title="This link no longer works">
    <MessageWithLink to={paths.forgotPassword} label="Send a new link">
      It has been used already, or it is too old. A new one takes a moment.
    </MessageWithLink>
  </AccountCard>
);

const changed = (
  <AccountCard title="This link no longer works">
    <MessageWithLink to={paths.signIn} label="Sign in">
      This link was used, or the password was changed since. If you do not know the new password,
      ask for another link on the sign-in page.
    </MessageWithLink>
  </AccountCard>
);

/** Sets a new password with the code of a mail. */
export function ResetPassword({ link }: { link: ActionLink }) {
  const [isSpent, setSpent] = useState(false);
  if (isSpent) return spent;
  return (
    <MailCodeScreen title="Choose a new password" read={() => readResetLink(link)} spent={spent}>
      {(email) =>
        email === null ? (
          changed
        ) : (
          <AccountCard title="Choose a new password">
            <ResetPasswordForm link={link} email={email} onSpent={() => setSpent(true)} />
          </AccountCard>
        )
      }
    </MailCodeScreen>
  );
}
