import type { SessionUser } from '@carwash/domain/users/session';
import { useSyncExternalStore } from 'react';
import { session } from './session';
import { type SessionState, signedOut } from './session-store';

export interface UsedSession {
  state: SessionState['state'];
  /** Also set while restoring; then it is the user that this browser has stored. */
  user: SessionUser | null;
  signOut: () => Promise<void>;
}

const nobodyYet = (): SessionState => signedOut;

/**
 * Returns the session with its token, for guards. In HTML that is rendered in advance nobody is signed in,
 * because everybody gets the same HTML.
 */
export const useSessionState = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.current, nobodyYet);

/**
 * Returns the signed-in or stored user. Components render again only when the user changes, not when it is
 * confirmed.
 */
export const useSessionUser = (): SessionUser | null =>
  useSyncExternalStore(
    session.subscribe,
    () => session.current().user,
    () => null,
  );

/** Returns the session of the signed-in user, with a function to sign out. */
export function useSession(): UsedSession {
  const { state, user } = useSessionState();
  return { state, user, signOut: session.signOut };
}
