import type { SessionUser } from '@carwash/domain/users/session';
import { useSyncExternalStore } from 'react';
import { session } from './session';
import type { SessionState } from './session-store';

export interface UsedSession {
  state: SessionState['state'];
  /** Set while restoring as well: then it is the user that this browser has stored. */
  user: SessionUser | null;
  signOut: () => Promise<void>;
}

/** The session with its token, for guards. */
export const useSessionState = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.current);

/** Who is signed in. */
export function useSession(): UsedSession {
  const { state, user } = useSessionState();
  return { state, user, signOut: session.signOut };
}
