import { useState } from 'react';
import type { SocialProvider } from '~/lib/firebase/social-provider';
import { asksForLocalAccount, type LocalAccount } from '~/lib/session/sign-in';

/**
 * Asks for an account of another site: in that site's own popup, or in a dialog where the local emulators
 * stand in for it.
 * @param run called with the chosen account; `account` is null where the popup has yet to ask
 */
export function useSocialAccount(
  run: (provider: SocialProvider, account: LocalAccount | null) => Promise<void>,
) {
  const [asking, setAsking] = useState<SocialProvider | null>(null);
  return {
    /** The site for which the dialog is open. */
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
