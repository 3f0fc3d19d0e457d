import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { returnPath } from '~/lib/session/return-path.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { PageSpinner } from '~/ui/states/page-spinner.tsx';
import { AuthCard } from './auth-card.tsx';
import { CompleteAccountForm } from './complete-account-form.tsx';
import { useNewcomer } from './use-newcomer.ts';

/**
 * Who came with an account of another site says here what is missing. Who is complete goes on to where
 * they were going, and nobody goes to sign in first.
 */
export default function CompleteAccountPage() {
  const { state } = useSession();
  const newcomer = useNewcomer();
  const { search } = useLocation();

  if (state === 'signedIn') return <Navigate to={returnPath(search)} replace />;
  if (newcomer) {
    return (
      <AuthCard
        title="Almost there"
        subtitle={`You come as ${newcomer.email}. How can we reach you?`}
      >
        <CompleteAccountForm key={newcomer.uid} newcomer={newcomer} />
      </AuthCard>
    );
  }
  if (newcomer === undefined) return <PageSpinner />;
  return <Navigate to={{ pathname: paths.signIn, search }} replace />;
}
