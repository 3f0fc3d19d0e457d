import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { useSession } from '~/lib/session/use-session';

/** What the router's state says of somebody on the way out. */
const leaving = 'leaving';

/**
 * Goes home to sign out there, so that no guarded screen asks to sign in again, and a screen with
 * unsaved changes can ask before anything is lost.
 */
export function useLeave() {
  const navigate = useNavigate();
  return () => void navigate(paths.home, { state: leaving });
}

/** Signs out who has come home to leave. */
export function useSignOutOnArrival() {
  const { state } = useLocation();
  const { signOut } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (state !== leaving) return;
    void signOut();
    // Going back to this entry later must not sign anybody out.
    void navigate(paths.home, { replace: true });
  }, [state, signOut, navigate]);
}
