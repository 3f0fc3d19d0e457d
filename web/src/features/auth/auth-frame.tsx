import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { returnPath } from '~/lib/session/return-path.ts';
import { prepareSignIn } from '~/lib/session/sign-in.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { PageSpinner } from '~/ui/states/page-spinner.tsx';
import { AuthCard, type AuthCardProps } from './auth-card.tsx';
import { useNewcomer } from './use-newcomer.ts';

/**
 * The frame of the sign-in and the sign-up page. Whoever is signed in, already or by what they do
 * here, goes on to where they were going; a newcomer completes their account first.
 */
export function AuthFrame(card: AuthCardProps) {
  const { state } = useSession();
  const newcomer = useNewcomer();
  const { search } = useLocation();
  useEffect(prepareSignIn, []);

  if (state === 'signedIn') return <Navigate to={returnPath(search)} replace />;
  if (newcomer) return <Navigate to={{ pathname: paths.completeAccount, search }} replace />;
  if (state === 'restoring') return <PageSpinner />;
  return <AuthCard {...card} />;
}
