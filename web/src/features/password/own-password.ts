import type { SignInWays } from '~/lib/firebase/auth-passwords';
import type { SocialProvider } from '~/lib/firebase/social-provider';
import type { LocalAccount } from '~/lib/firebase/social-sign-in-sites';
import { session } from '~/lib/session/session';

export type { SignInWays };

const loadPasswords = () => import('~/lib/firebase/auth-passwords');

/** How the signed-in person can sign in. Rejects when Firebase Auth cannot be loaded. */
export const readSignInWays = async (): Promise<SignInWays> => (await loadPasswords()).signInWays();

/**
 * Gives the signed-in person, who has none, a password. Rejects with `auth/requires-recent-login` when
 * they have to prove again who they are.
 */
export async function setFirstPassword(password: string): Promise<void> {
  const passwords = await loadPasswords();
  await session.change(() => passwords.setFirstPassword(password));
}

/** Has the signed-in person prove again who they are with the site they sign in with. */
export async function reauthenticate(
  provider: SocialProvider,
  account: LocalAccount | null,
): Promise<void> {
  const social = await import('~/lib/firebase/social-sign-in');
  await social.reauthenticate({ provider, account });
}
