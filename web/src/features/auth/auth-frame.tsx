import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSpinner } from '~/components/page-spinner.tsx';
import { paths } from '~/lib/paths.ts';
import { returnPath } from '~/lib/session/return-path.ts';
import { prepareSignIn } from '~/lib/session/sign-in.ts';
import { useNewcomer } from '~/lib/session/use-newcomer.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { AuthCard, type AuthCardProps } from './auth-card.tsx';

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
