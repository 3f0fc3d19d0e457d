import { can } from '@carwash/domain/roles/role';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { arrivalState } from '~/lib/session/arrival-state';
import { returnPath } from '~/lib/session/return-path';
import { prepareSignIn } from '~/lib/session/sign-in';
import { useSession } from '~/lib/session/use-session';
import { PageSpinner } from '~/ui/states/page-spinner';
import { AuthCard, type AuthCardProps } from './auth-card';
import { useIncompleteAccount } from './use-incomplete-account';

/**
 * The frame of the sign-in and the sign-up page. A signed-in user is redirected to the page they
 * came for, or to where they land: staff to their work of today. A user without a complete account completes it first.
 */
export function AuthFrame(card: AuthCardProps) {
  const { state, user } = useSession();
  const incompleteAccount = useIncompleteAccount();
  const { search } = useLocation();
  useEffect(prepareSignIn, []);
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (state === 'signedOut' && !wasSignedOut) setWasSignedOut(true);

  if (state === 'signedIn') {
    const landing = can(user?.role, 'runYard') ? paths.today : paths.testimonials;
    const to = returnPath(search, landing);
    return <Navigate to={to} state={wasSignedOut ? arrivalState : null} replace />;
  }
  if (incompleteAccount)
    return <Navigate to={{ pathname: paths.completeAccount, search }} replace />;
  if (state === 'restoring') return <PageSpinner />;
  return <AuthCard {...card} />;
}
