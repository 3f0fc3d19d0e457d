import { type SignIn, signInSchema } from '@carwash/domain/users/endpoints';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { LocalAccountDialog } from '~/entities/users/local-account-dialog';
import { ProveIdentityDialog } from '~/entities/users/prove-identity-dialog';
import { SocialIcon } from '~/entities/users/social-icon';
import { useSocialAccount } from '~/entities/users/use-social-account';
import { AccountExistsError } from '~/lib/firebase/auth-failure';
import {
  type SocialProvider,
  socialProviderNames,
  socialProviders,
} from '~/lib/firebase/social-provider';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { type LocalAccount, signInWithProvider } from '~/lib/session/sign-in';
import { useHydrated } from '~/lib/use-hydrated';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { PasswordField } from '~/ui/forms/password-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { ForgotPasswordLink } from './forgot-password-link';
import { showSignIn } from './show-sign-in';
import { SignInProblem } from './sign-in-problem';
import { useLinkAccount } from './use-link-account';

interface LinkPasswordFormProps {
  email: string;
  onPassword(password: string): Promise<void>;
}

/** Asks for the password of the existing account. */
function LinkPasswordForm({ email, onPassword }: LinkPasswordFormProps) {
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

/**
 * Signs in with another site. If the email belongs to an existing account, stops and returns that account as
 * `existing`.
 */
function useSocialSignIn() {
  const { running, run } = useInFlightGuard();
  const [existing, setExisting] = useState<AccountExistsError | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (provider: SocialProvider, account: LocalAccount | null) => {
    try {
      return await signInWithProvider(provider, account);
    } catch (failure) {
      if (!(failure instanceof AccountExistsError)) throw failure;
      setExisting(failure);
      return null;
    }
  };

  const social = useSocialAccount((provider, account) =>
    run(async () => setProblem(await showSignIn(() => attempt(provider, account)))),
  );

  return {
    isBusy: running,
    social,
    problem,
    /** The existing account to which the new sign-in method has to be linked. */
    existing,
    forgetExisting: () => setExisting(null),
  };
}

interface LinkAccountDialogProps {
  existing: AccountExistsError;
  onClose(): void;
}

/** Asks the user to sign in once the way they did before, so that the new method can be linked. */
function LinkAccountDialog({ existing, onClose }: LinkAccountDialogProps) {
  const { email, provider, knownProviders } = existing;
  const { problem, isBusy, social, proveWithPassword } = useLinkAccount(existing);
  const knownWays = knownProviders.map((known) => socialProviderNames[known]).join(' or ');
  return (
    <ProveIdentityDialog
      title="You already have an account"
      reason={
        <>
          Until now you have signed in as {email} with {knownWays || 'a password'}. Do so once more,
          and from then on {socialProviderNames[provider]} works too.
        </>
      }
      email={email}
      providers={knownProviders}
      providerNames={socialProviderNames}
      social={social}
      busy={isBusy}
      problem={problem}
      onClose={onClose}
    >
      {knownProviders.length === 0 && (
        <LinkPasswordForm email={email} onPassword={proveWithPassword} />
      )}
    </ProveIdentityDialog>
  );
}

/** Sign-in or sign-up with an account of another site. */
export function SocialButtons() {
  const { isBusy, social, problem, existing, forgetExisting } = useSocialSignIn();
  const isHydrated = useHydrated();
  return (
    <Stack sx={{ gap: 2 }}>
      <Divider sx={{ color: 'text.secondary' }}>or continue with</Divider>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        {socialProviders.map((provider) => (
          <Button
            key={provider}
            variant="outlined"
            color="inherit"
            fullWidth
            startIcon={<SocialIcon provider={provider} />}
            disabled={isBusy || !isHydrated}
            onClick={() => social.start(provider)}
          >
            {socialProviderNames[provider]}
          </Button>
        ))}
      </Stack>
      {problem && <SignInProblem>{problem}</SignInProblem>}
      {social.asking && (
        <LocalAccountDialog
          site={socialProviderNames[social.asking]}
          onChoose={social.choose}
          onClose={social.stop}
        />
      )}
      {existing && <LinkAccountDialog existing={existing} onClose={forgetExisting} />}
    </Stack>
  );
}
