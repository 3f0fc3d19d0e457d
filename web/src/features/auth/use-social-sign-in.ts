import { useState } from 'react';
import { useSocialAccount } from '~/entities/users/use-social-account.ts';
import { AccountExistsError } from '~/lib/firebase/auth-failure.ts';
import type { SocialProvider } from '~/lib/firebase/social-provider.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { type LocalAccount, signInWithProvider } from '~/lib/session/sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

/** Signing in with another site, up to the question whose account it is. */
export function useSocialSignIn() {
  const signIn = useSignIn();
  const { running, run } = useSingleRun();
  const [existing, setExisting] = useState<AccountExistsError | null>(null);

  const attempt = async (provider: SocialProvider, account: LocalAccount | null) => {
    try {
      return await signInWithProvider(provider, account);
    } catch (failure) {
      if (!(failure instanceof AccountExistsError)) throw failure;
      setExisting(failure);
      return null;
    }
  };

  const social = useSocialAccount((provider, account) =>
    run(() => signIn(() => attempt(provider, account))),
  );

  return {
    isBusy: running,
    social,
    /** The account that the new way to sign in has to be linked to. */
    existing,
    forgetExisting: () => setExisting(null),
  };
}
