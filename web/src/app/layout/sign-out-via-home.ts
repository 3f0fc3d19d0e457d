import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { photosUnderWayText, photoUploads } from '~/entities/visit-records/photo-uploads';
import { paths } from '~/lib/address/paths';
import { useSession } from '~/lib/session/use-session';
import { showToast } from '~/lib/show-toast';

/** The router state that asks the home page to sign out. */
const signOutRequested = 'signOutRequested';

/**
 * Navigates to the home page, which then signs out. Signing out on a guarded page would redirect to
 * the sign-in page; navigating first also lets a form with unsaved changes ask before they are
 * lost. Refuses while photos are on their way, because only their user can send them.
 */
export function useSignOutViaHome() {
  const navigate = useNavigate();
  return () => {
    const underWay = photoUploads().length;
    if (underWay > 0) showToast(photosUnderWayText(underWay, 'sign out'), { variant: 'warning' });
    else void navigate(paths.home, { state: signOutRequested });
  };
}

/** Signs out when the page was reached through `useSignOutViaHome`. Renders nothing. */
export function SignOutOnArrival() {
  const { state } = useLocation();
  const { signOut } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (state !== signOutRequested) return;
    void signOut();
    // Clears the state, so that going back to this history entry does not sign out again.
    void navigate(paths.home, { replace: true });
  }, [state, signOut, navigate]);
  return null;
}
