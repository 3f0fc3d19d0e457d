import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { authFailureText } from '~/entities/users/auth-failure-text';
import { setFirstPassword } from '~/entities/users/own-sign-in';
import { ProofDialog } from '~/entities/users/proof-dialog';
import { syncProfile } from '~/entities/users/sync-profile';
import { authFailureCode } from '~/lib/firebase/auth-failure';
import { type SocialProvider, socialProviderNames } from '~/lib/firebase/social-provider';
import { showToast } from '~/lib/show-toast';
import { SubmitButton } from '~/ui/forms/submit-button';
import { NewPasswordFields } from '../new-password-fields';
import { emptyNewPassword, type NewPassword, newPasswordSchema } from '../new-password-schema';

/** Sets the first password. `mustConfirm` tells whether the user has to sign in again before that. */
function useSetPassword(onPasswordSet: () => void) {
  const [mustConfirm, setMustConfirm] = useState(false);

  const setPassword = async ({ newPassword }: NewPassword, form: FormikHelpers<NewPassword>) => {
    try {
      await setFirstPassword(newPassword);
      await syncProfile();
      showToast('Your password has been set.', { variant: 'success' });
      onPasswordSet();
    } catch (failure) {
      const code = authFailureCode(failure);
      if (code === 'auth/requires-recent-login') setMustConfirm(true);
      else if (code === 'auth/weak-password') {
        form.setFieldError('newPassword', authFailureText(failure));
      } else showToast(authFailureText(failure), { variant: 'error' });
    }
  };

  return { setPassword, mustConfirm, stopConfirming: () => setMustConfirm(false) };
}

interface SetPasswordFormProps {
  email: string;
  /** The sites that the user signs in with. */
  providers: readonly SocialProvider[];
  onPasswordSet(): void;
}

/** The form for the first password of an account that has none. */
export function SetPasswordForm({ email, providers, onPasswordSet }: SetPasswordFormProps) {
  const { setPassword, mustConfirm, stopConfirming } = useSetPassword(onPasswordSet);
  const sites = providers.map((provider) => socialProviderNames[provider]).join(' and ');
  return (
    <Formik
      initialValues={emptyNewPassword}
      validationSchema={newPasswordSchema}
      validateOnChange={false}
      onSubmit={setPassword}
    >
      {({ submitForm }) => (
        <Stack component={Form} noValidate sx={{ gap: 1 }}>
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            You sign in with {sites || 'another site'}, so your account has no password. Set one,
            and you can also sign in as {email} with it.
          </Typography>
          <NewPasswordFields email={email} />
          <SubmitButton label="Set password" labelWhileSending="Setting…" />
          {mustConfirm && (
            <ProofDialog
              title="Is it still you?"
              reason={`You signed in a while ago. Please show once more that you are ${email}.`}
              email={email}
              action="Set password"
              onProved={submitForm}
              onClose={stopConfirming}
            />
          )}
        </Stack>
      )}
    </Formik>
  );
}
