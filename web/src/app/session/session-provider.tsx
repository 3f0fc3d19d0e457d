import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { session } from '~/lib/session/session';
import { useSession } from '~/lib/session/use-session';

/**
 * Visitors who are not signed in need none of what it takes to read a profile. If it cannot be loaded
 * the session is as good as its token: no reason to break the page around it.
 */
const ProfileFollower = lazy(() =>
  import('~/entities/users/profile-follower').catch(() => ({ default: () => null })),
);

/** Keeps the session in step with Firebase Auth, with other tabs and with the profile. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { state, user } = useSession();

  useEffect(() => session.start(), []);

  useEffect(() => {
    window.addEventListener('storage', session.catchUp);
    window.addEventListener('online', session.catchUp);
    return () => {
      window.removeEventListener('storage', session.catchUp);
      window.removeEventListener('online', session.catchUp);
    };
  }, []);

  return (
    <>
      {children}
      {state === 'signedIn' && user && (
        <Suspense fallback={null}>
          <ProfileFollower uid={user._id} />
        </Suspense>
      )}
    </>
  );
}
