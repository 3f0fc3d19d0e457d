import { useState } from 'react';
import { proofFailureText } from '~/entities/users/auth-failure-text';
import { useSocialAccount } from '~/entities/users/use-social-account';
import type { AccountExistsError } from '~/lib/firebase/auth-failure';
import { socialProviderNames } from '~/lib/firebase/social-provider';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { type LinkOutcome, linkWithPassword, linkWithProvider } from '~/lib/session/sign-in';
import { showToast } from '~/lib/show-toast';
import { showSignedInToast } from './signed-in-toast';

/** Links a new sign-in method to the existing account once its owner has signed in. */
export function useLinkAccount(existing: AccountExistsError) {
  const [problem, setProblem] = useState<string | null>(null);
  const { running, run } = useInFlightGuard();

  const link = (attempt: () => Promise<LinkOutcome>) =>
    run(async () => {
      setProblem(null);
      try {
        const outcome = await attempt();
        showSignedInToast(outcome);
        if (!outcome.isLinked) {
          const site = socialProviderNames[existing.provider];
          showToast(`${site} could not be linked to your account.`, { variant: 'warning' });
        }
      } catch (failure) {
        setProblem(proofFailureText(failure));
      }
    });

  const social = useSocialAccount((provider, account) =>
    link(() => linkWithProvider(existing, provider, account)),
  );

  return {
    /** The last failure, shown in the dialog because the dialog hides toasts from screen readers. */
    problem,
    isBusy: running,
    social,
    proveWithPassword: (password: string) => link(() => linkWithPassword(existing, password)),
  };
}
