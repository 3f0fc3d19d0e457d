import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useUsed } from '~/lib/first-use';
import { session } from '~/lib/session/session';
import { useSession } from '~/lib/session/use-session';

/**
 * Lazy, because visitors who are not signed in need no code that reads a profile. If it can't be loaded, the
 * session relies on its token alone, so the page still works.
 */
const ProfileSync = lazy(() =>
  import('~/entities/users/profile-sync').catch(() => ({ default: () => null })),
);

/** Keeps the session in step with Firebase Auth, other tabs and the user's profile. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { state, user } = useSession();
  // The profile comes from Firestore.
  const isUsed = useUsed();

  useEffect(() => session.start(), []);

  useEffect(() => {
    window.addEventListener('storage', session.catchUp);
    window.addEventListener('online', session.reconnect);
    return () => {
      window.removeEventListener('storage', session.catchUp);
      window.removeEventListener('online', session.reconnect);
    };
  }, []);

  return (
    <>
      {children}
      {isUsed && state === 'signedIn' && user && (
        <Suspense fallback={null}>
          <ProfileSync uid={user._id} />
        </Suspense>
      )}
    </>
  );
}
