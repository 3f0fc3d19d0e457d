import { ProveIdentityDialog } from '~/entities/users/prove-identity-dialog.tsx';
import type { AccountExistsError } from '~/lib/firebase/auth-failure.ts';
import { socialProviderNames } from '~/lib/firebase/social-provider.ts';
import { LinkPasswordForm } from './link-password-form.tsx';
import { useLinkAccount } from './use-link-account.ts';

interface LinkAccountDialogProps {
  existing: AccountExistsError;
  onClose(): void;
}

/** Asks who wants to sign in a new way to sign in the way they did before, once. */
export function LinkAccountDialog({ existing, onClose }: LinkAccountDialogProps) {
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
