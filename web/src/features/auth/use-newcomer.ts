import { sessionRestoreTimeoutMs } from '@carwash/domain/users/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '~/lib/session/session';
import type { Newcomer } from '~/lib/session/session-store';

/**
 * Who has still to complete their account; null for nobody, undefined while that is being found out,
 * which is given up after as long as restoring a session is.
 */
export function useNewcomer(): Newcomer | null | undefined {
  const newcomer = useSyncExternalStore(session.subscribe, session.newcomer);
  const [hasAsked, setAsked] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setAsked, sessionRestoreTimeoutMs, true);
    void session.connect().then(() => setAsked(true));
    return () => clearTimeout(timer);
  }, []);

  return newcomer ?? (hasAsked ? null : undefined);
}
