import type { SessionUser } from '@carwash/domain/users/session';
import { useSyncExternalStore } from 'react';
import { session } from './session';
import { type SessionState, signedOut } from './session-store';

export interface UsedSession {
  state: SessionState['state'];
  /** Set while restoring as well: then it is the user that this browser has stored. */
  user: SessionUser | null;
  signOut: () => Promise<void>;
}

const nobodyYet = (): SessionState => signedOut;

/**
 * The session with its token, for guards. Nobody is signed in in HTML that is rendered in advance, which
 * everybody gets.
 */
export const useSessionState = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.current, nobodyYet);

/** Who is signed in, or stored: rendered again only when that changes, and not when it is confirmed. */
export const useSessionUser = (): SessionUser | null =>
  useSyncExternalStore(
    session.subscribe,
    () => session.current().user,
    () => null,
  );

/** Who is signed in. */
export function useSession(): UsedSession {
  const { state, user } = useSessionState();
  return { state, user, signOut: session.signOut };
}
