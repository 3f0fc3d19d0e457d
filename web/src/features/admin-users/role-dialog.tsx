import { capabilitiesOf } from '@carwash/domain/roles/capabilities';
import { capabilityTexts } from '@carwash/domain/roles/capability-texts';
import { type Role, roleLabels } from '@carwash/domain/roles/role';
import type { SessionUser } from '@carwash/domain/users/session';
import type { User } from '@carwash/domain/users/user';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { proofFailureText } from '~/entities/users/auth-failure-text';
import { proveWithPassword, proveWithSite, readSignInMethods } from '~/entities/users/own-sign-in';
import { PasswordProofForm } from '~/entities/users/password-proof-form';
import { ProveIdentityDialog } from '~/entities/users/prove-identity-dialog';
import { useSocialAccount } from '~/entities/users/use-social-account';
import { socialProviderNames } from '~/lib/firebase/social-provider';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { FailedState } from '~/ui/states/failed-state';

/** Lists what a role allows. */
function Allowed({ user, role }: { user: User; role: Role }) {
  const allowed = capabilitiesOf(role);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>{user.name} will be able to</Typography>
      <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
        {allowed.length === 0 && <li>Book and pay like every customer, and nothing else</li>}
        {allowed.map((capability) => (
          <li key={capability}>{capabilityTexts[capability]}</li>
        ))}
      </Typography>
    </Box>
  );
}

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

/** A change of a role that is asked about. */
export interface AskedRole {
  user: User;
  /** The role that the user is to have. */
  role: Role;
  change: () => Promise<unknown>;
}

interface RoleDialogProps {
  /** The signed-in admin. */
  me: SessionUser;
  asked: AskedRole;
  onClose: () => void;
}

/** Says what a role allows, and asks the admin to prove who they are before somebody gets it. */
export function RoleDialog({ me, asked: { user, role, change }, onClose }: RoleDialogProps) {
  const { answer, askAgain } = useRequestOnOpen(readSignInMethods);
  const { problem, isBusy, social, provePassword } = useProof(() => {
    onClose();
    void change();
  });
  const methods = answer.state === 'ready' ? answer.data : null;
  const isMe = me._id === user._id;
  return (
    <ProveIdentityDialog
      title={
        isMe ? 'Change your own role?' : `Change the role of ${user.name} to ${roleLabels[role]}?`
      }
      reason={
        isMe
          ? 'You lose what your new role does not allow at once. Only another admin can give it back.'
          : `${user.email} is ${roleLabels[user.role]} now. The change takes effect at once, also where they are signed in.`
      }
      email={me.email}
      providers={methods?.providers ?? []}
      providerNames={socialProviderNames}
      social={social}
      busy={isBusy}
      problem={problem}
      onClose={() => isBusy || onClose()}
      details={<Allowed user={user} role={role} />}
    >
      {answer.state === 'waiting' && (
        <Skeleton
          role="status"
          aria-label="Finding out how you sign in"
          variant="rounded"
          height={120}
        />
      )}
      {answer.state === 'failed' && (
        <FailedState title="Your account could not be loaded" onRetry={askAgain} />
      )}
      {methods?.hasPassword && (
        <PasswordProofForm onPassword={provePassword}>
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            Change the role
          </Button>
        </PasswordProofForm>
      )}
    </ProveIdentityDialog>
  );
}
