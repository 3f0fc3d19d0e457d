import Skeleton from '@mui/material/Skeleton';
import type { useRequestOnOpen } from '~/lib/use-request-on-open';
import { FailedState } from '~/ui/states/failed-state';

/** Tells that the ways in which the user signs in are looked up, or could not be; nothing once they are known. */
export function SignInLookup({ answer, askAgain }: ReturnType<typeof useRequestOnOpen<unknown>>) {
  if (answer.state === 'failed') {
    return <FailedState title="Your account could not be loaded" onRetry={askAgain} />;
  }
  if (answer.state === 'ready') return null;
  return (
    <Skeleton
      role="status"
      aria-label="Finding out how you sign in"
      variant="rounded"
      height={120}
    />
  );
}
