import { useState } from 'react';
import { authFailureText } from '~/entities/users/auth-failure-text.ts';
import { ProveIdentityDialog } from '~/entities/users/prove-identity-dialog.tsx';
import { useSocialAccount } from '~/entities/users/use-social-account.ts';
import { type SocialProvider, socialProviderNames } from '~/lib/firebase/social-provider.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { reauthenticate } from '../own-password.ts';

interface ConfirmIdentityDialogProps {
  email: string;
  providers: readonly SocialProvider[];
  onConfirmed(): void;
  onClose(): void;
}

/** Has somebody who signed in long ago prove again who they are. */
export function ConfirmIdentityDialog(props: ConfirmIdentityDialogProps) {
  const { email, providers, onConfirmed, onClose } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const { running, run } = useSingleRun();
  const social = useSocialAccount((provider, account) =>
    run(async () => {
      setProblem(null);
      try {
        await reauthenticate(provider, account);
        onConfirmed();
      } catch (failure) {
        setProblem(authFailureText(failure));
      }
    }),
  );
  return (
    <ProveIdentityDialog
      title="Is it still you?"
      reason={`You signed in a while ago. Please show once more that you are ${email}.`}
      email={email}
      providers={providers}
      providerNames={socialProviderNames}
      social={social}
      busy={running}
      problem={problem}
      onClose={onClose}
    />
  );
}
