import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { socialProviderNames } from '~/lib/firebase/social-provider';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { proofFailureText } from './auth-failure-text';
import { proveWithPassword, proveWithSite, readSignInMethods } from './own-sign-in';
import { PasswordProofForm } from './password-proof-form';
import { ProveIdentityDialog } from './prove-identity-dialog';
import { SignInLookup } from './sign-in-lookup';
import { useSocialAccount } from './use-social-account';

/** Runs `onProved` once the signed-in user has proved who they are. */
function useProof(onProved: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { running, run } = useInFlightGuard();
  const proveBy = (prove: () => Promise<void>) =>
    run(async () => {
      setProblem(null);
      try {
        await prove();
      } catch (failure) {
        setProblem(proofFailureText(failure));
        return;
      }
      onProved();
    });
  const social = useSocialAccount((provider, account) =>
    proveBy(() => proveWithSite(provider, account)),
  );
  const provePassword = (password: string) => proveBy(() => proveWithPassword(password));
  return { problem, isBusy: running, social, provePassword };
}

interface ProofDialogProps {
  title: string;
  /** Tells why the user has to prove who they are. */
  reason: ReactNode;
  /** The email of the signed-in user. */
  email: string;
  /** Shown above the ways to prove identity. */
  details?: ReactNode;
  /** Label of the button that sends the password. */
  action: string;
  /** Called once the user has proved who they are, by password or with a site; the dialog is closed then. */
  onProved: () => void;
  onClose: () => void;
}

/** Asks the signed-in user to prove who they are, in one of the ways in which they sign in. */
export function ProofDialog({ email, action, onProved, onClose, ...shown }: ProofDialogProps) {
  const { answer, askAgain } = useRequestOnOpen(readSignInMethods);
  const { problem, isBusy, social, provePassword } = useProof(() => {
    onClose();
    onProved();
  });
  const methods = answer.state === 'ready' ? answer.data : null;
  return (
    <ProveIdentityDialog
      {...shown}
      email={email}
      providers={methods?.providers ?? []}
      providerNames={socialProviderNames}
      social={social}
      busy={isBusy}
      problem={problem}
      onClose={onClose}
    >
      <SignInLookup answer={answer} askAgain={askAgain} />
      {methods?.hasPassword && (
        <PasswordProofForm onPassword={provePassword}>
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {action}
          </Button>
        </PasswordProofForm>
      )}
    </ProveIdentityDialog>
  );
}
