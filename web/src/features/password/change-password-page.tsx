import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { readSignInMethods } from '~/entities/users/own-sign-in';
import { useOwnAccount } from '~/lib/firebase/use-own-account';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { PageHeading } from '~/ui/page/page-heading';
import { FailedState } from '~/ui/states/failed-state';
import { ChangePasswordForm } from './change/change-password-form';
import { SetPasswordForm } from './change/set-password-form';

/**
 * /dashboard/change-password: changes the password, or sets the first one for users who sign in
 * with another site.
 */
export default function ChangePasswordPage() {
  const account = useOwnAccount();
  const { answer, askAgain } = useRequestOnOpen(readSignInMethods);
  const isWaiting = answer.state === 'waiting' || (answer.state === 'ready' && !account);
  return (
    <Box sx={{ maxWidth: 560 }}>
      <PageHeading
        title="Change Password"
        subtitle="A new password signs you out on all your other devices."
      />
      {isWaiting && (
        <Skeleton
          role="status"
          aria-label="Finding out how you sign in"
          variant="rounded"
          height={468}
        />
      )}
      {answer.state === 'failed' && (
        <FailedState title="Your account could not be loaded" onRetry={askAgain} />
      )}
      {answer.state === 'ready' && account && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          {answer.data.hasPassword ? (
            <ChangePasswordForm email={account.email} />
          ) : (
            <SetPasswordForm
              email={account.email}
              providers={answer.data.providers}
              onPasswordSet={askAgain}
            />
          )}
        </Paper>
      )}
    </Box>
  );
}
