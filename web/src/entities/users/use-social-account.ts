import { useState } from 'react';
import type { SocialProvider } from '~/lib/firebase/social-provider';
import { asksForLocalAccount, type LocalAccount } from '~/lib/session/sign-in';

/**
 * Asks for an account of another site: in that site's own popup, or in a dialog where the local suite
 * stands in for it.
 * @param run what to do with it; `account` is null where the popup has yet to ask
 */
export function useSocialAccount(
  run: (provider: SocialProvider, account: LocalAccount | null) => Promise<void>,
) {
  const [asking, setAsking] = useState<SocialProvider | null>(null);
  return {
    /** The site that the dialog is to ask for right now. */
    asking,
    start: (provider: SocialProvider) =>
      asksForLocalAccount ? setAsking(provider) : void run(provider, null),
    choose: (account: LocalAccount) => {
      setAsking(null);
      if (asking) void run(asking, account);
    },
    stop: () => setAsking(null),
  };
}
