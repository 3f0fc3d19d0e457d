import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import type { SignInMethods } from '~/lib/firebase/auth-passwords';
import type { SocialProvider } from '~/lib/firebase/social-provider';
import type { LocalAccount } from '~/lib/firebase/social-sign-in-sites';
import { session } from '~/lib/session/session';

const loadPasswords = () => import('~/lib/firebase/auth-passwords');

/** Returns the signed-in user's sign-in methods. Rejects when Firebase Auth can't be loaded. */
export const readSignInMethods = async (): Promise<SignInMethods> =>
  (await loadPasswords()).signInMethods();

/**
 * Sets the first password of the signed-in user. Rejects with `auth/requires-recent-login` when
 * they have to sign in again first.
 */
export async function setFirstPassword(password: string): Promise<void> {
  const passwords = await loadPasswords();
  await session.change(() => passwords.setFirstPassword(password));
}

/** Proves with the current password who the signed-in user is. Rejects with Firebase's error. */
export async function proveWithPassword(password: string): Promise<void> {
  await (await loadPasswords()).reauthenticateWithPassword(password);
}

/** Asks the signed-in user to sign in again with the site they use. */
export async function proveWithSite(
  provider: SocialProvider,
  account: LocalAccount | null,
): Promise<void> {
  const social = await import('~/lib/firebase/social-sign-in');
  await social.reauthenticate({ provider, account });
}

/** Sends the mail whose link changes the email of the account. @throws ApiFailure */
export const requestEmailChange = (email: string) =>
  callApi('sendEmailChangeMail', { body: { email, returnPath: paths.profile } });
