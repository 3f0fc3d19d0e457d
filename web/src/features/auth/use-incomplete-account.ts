import { sessionRestoreTimeoutMs } from '@carwash/domain/users/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '~/lib/session/session';
import type { IncompleteAccount } from '~/lib/session/session-store';

/**
 * Returns the signed-in user whose account is incomplete; null for none, undefined while that is unknown.
 * Stops waiting after the time-out for restoring a session.
 */
export function useIncompleteAccount(): IncompleteAccount | null | undefined {
  const incompleteAccount = useSyncExternalStore(
    session.subscribe,
    session.incompleteAccount,
    () => null,
  );
  const [hasAsked, setAsked] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setAsked, sessionRestoreTimeoutMs, true);
    void session.connect().then(() => setAsked(true));
    return () => clearTimeout(timer);
  }, []);

  return incompleteAccount ?? (hasAsked ? null : undefined);
}
