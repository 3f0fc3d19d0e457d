import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ApiFailure } from '~/lib/api/api-failure';
import { isConnectionFailure } from '~/lib/firebase/auth-failure';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { FailedState } from '~/ui/states/failed-state';
import { AccountCard } from '../account-card';

interface MailCodeScreenProps<T> {
  /** Title of the screen until the code has been read. */
  title: string;
  /** Reads the code; the result is passed to `children`. */
  read: () => Promise<T>;
  /** Content for a code that was used before or has expired: how to get another one. */
  spent: ReactNode;
  children: (result: T) => ReactNode;
}

const mayBeReadLater = (failure: unknown): boolean =>
  isConnectionFailure(failure) || failure instanceof ApiFailure;

/** Reads the code of a mail when the screen opens, and shows what it is about. */
export function MailCodeScreen<T>({ title, read, spent, children }: MailCodeScreenProps<T>) {
  const { answer, askAgain } = useRequestOnOpen(read);
  if (answer.state === 'ready') return children(answer.data);
  if (answer.state === 'failed' && !mayBeReadLater(answer.failure)) return spent;
  return (
    <AccountCard title={title}>
      {answer.state === 'failed' ? (
        <FailedState title="We could not check your link" onRetry={askAgain} />
      ) : (
        <Skeleton role="status" aria-label="Checking your link" variant="rounded" height={96} />
      )}
    </AccountCard>
  );
}
