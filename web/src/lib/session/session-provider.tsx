import { type ReactNode, useEffect } from 'react';
import { useProfile } from '../live/use-profile.ts';
import { session } from './session.ts';
import { useSession } from './use-session.ts';

/** Keeps the session in step with Firebase Auth, with other tabs and with the profile. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { state, user } = useSession();
  const profile = useProfile(state === 'signedIn' && user ? user._id : null);
  const described = profile.state === 'ready' ? profile.data : undefined;

  useEffect(() => session.start(), []);

  useEffect(() => {
    window.addEventListener('storage', session.catchUp);
    window.addEventListener('online', session.catchUp);
    return () => {
      window.removeEventListener('storage', session.catchUp);
      window.removeEventListener('online', session.catchUp);
    };
  }, []);

  useEffect(() => {
    if (described) session.describe(described);
    // The profile is gone: most likely the whole account is.
    else if (described === null) void session.recheck();
  }, [described]);

  return children;
}
