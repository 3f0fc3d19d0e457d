import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { type SocialProvider, socialProviderNames } from '~/lib/firebase/social-provider.ts';
import { SubmitButton } from '~/ui/forms/submit-button.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { newPasswordSchema, noNewPassword } from '../new-password-schema.ts';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';
import { useSetPassword } from './use-set-password.ts';

interface SetPasswordFormProps {
  email: string;
  /** How the person signs in until now. */
  providers: readonly SocialProvider[];
  onPasswordSet(): void;
}

/** The first password of an account that has none. */
export function SetPasswordForm({ email, providers, onPasswordSet }: SetPasswordFormProps) {
  const { setPassword, mustConfirm, stopConfirming } = useSetPassword(onPasswordSet);
  const sites = providers.map((provider) => socialProviderNames[provider]).join(' and ');
  return (
    <Formik
      initialValues={noNewPassword}
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
            <ConfirmIdentityDialog
              email={email}
              providers={providers}
              onConfirmed={() => {
                stopConfirming();
                void submitForm();
              }}
              onClose={stopConfirming}
            />
          )}
        </Stack>
      )}
    </Formik>
  );
}
