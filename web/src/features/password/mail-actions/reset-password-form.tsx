import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import { authFailureText } from '~/entities/users/auth-failure-text.ts';
import { paths } from '~/lib/address/paths.ts';
import { authFailureCode } from '~/lib/firebase/auth-failure.ts';
import type { SignInState } from '~/lib/session/sign-in-state.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { SubmitButton } from '~/ui/forms/submit-button.tsx';
import { resetPassword } from '../mail-codes.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { type NewPassword, newPasswordSchema, noNewPassword } from '../new-password-schema.ts';
import type { ActionLink } from './action-link.ts';

const spentCodes = ['auth/invalid-action-code', 'auth/expired-action-code'];

interface ResetPasswordFormProps {
  link: ActionLink;
  email: string;
  /** The code was used elsewhere, or grew too old, while the form was filled in. */
  onSpent(): void;
}

/** The new password; leads to the sign-in page. */
export function ResetPasswordForm({ link, email, onSpent }: ResetPasswordFormProps) {
  const { enqueueSnackbar } = useSnackbar();
  const navigate = useNavigate();

  const submit = async ({ newPassword }: NewPassword, form: FormikHelpers<NewPassword>) => {
    try {
      await resetPassword(link.code, newPassword);
      enqueueSnackbar(toastTexts.passwordChanged, { variant: 'success' });
      const state: SignInState = { email };
      await navigate(link.next.startsWith(paths.signIn) ? link.next : paths.signIn, { state });
    } catch (failure) {
      const code = authFailureCode(failure) ?? '';
      const text = authFailureText(failure);
      if (spentCodes.includes(code)) onSpent();
      else if (code === 'auth/weak-password') form.setFieldError('newPassword', text);
      else enqueueSnackbar(text, { variant: 'error' });
    }
  };

  return (
    <Formik
      initialValues={noNewPassword}
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
