import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { proofFailureText } from '~/entities/users/auth-failure-text';
import { proveWithPassword, proveWithSite } from '~/entities/users/own-sign-in';
import { useSocialAccount } from '~/entities/users/use-social-account';
import { paths } from '~/lib/address/paths';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { session } from '~/lib/session/session';
import { showToast } from '~/lib/show-toast';

const texts = {
  accountDeleted: 'Your account is deleted. Thank you for coming to us, and goodbye.',
} as const;

/** How long the farewell is shown, in milliseconds. */
const farewellMs = 15_000;

/** Why the account was not deleted. */
interface Problem {
  text: string;
  /** Whether bookings or payments have to end first. */
  isBusiness: boolean;
}

const problemOf = (failure: unknown): Problem => ({
  text: proofFailureText(failure),
  isBusiness: failure instanceof ApiFailure && failure.code === 'conflict',
});

/** Deletes the account of the signed-in user once they have proved who they are, and shows the home page. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { running, run } = useInFlightGuard();

  const deleteAfter = (prove: () => Promise<void>) =>
    run(async () => {
      setProblem(null);
      try {
        await prove();
        // One step, because the end of the old session is otherwise noticed half-way.
        await session.change(() => callApi('deleteOwnAccount', { body: { confirmed: true } }));
      } catch (failure) {
        setProblem(problemOf(failure));
        return;
      }
      await session.signOut();
      // After signing out, because the guard of this page leads to the sign-in page then.
      await navigate(paths.home, { replace: true });
      showToast(texts.accountDeleted, { variant: 'success', autoHideDuration: farewellMs });
    });

  const social = useSocialAccount((provider, account) =>
    deleteAfter(() => proveWithSite(provider, account)),
  );

  return {
    problem,
    isBusy: running,
    social,
    deleteWithPassword: (password: string) => deleteAfter(() => proveWithPassword(password)),
  };
}
