import { FirebaseError } from 'firebase/app';
import {
  AuthErrorCodes,
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { auth } from './auth';
import type { SocialProvider } from './social-provider';
import { supportedProvidersAmong } from './social-sign-in-sites';

/** The sign-in methods of the signed-in user. */
export interface SignInMethods {
  hasPassword: boolean;
  providers: readonly SocialProvider[];
}

/** Returns the current methods from the server, or the last known ones when there is no connection. */
export async function signInMethods(): Promise<SignInMethods> {
  await auth.authStateReady();
  await auth.currentUser?.reload().catch(() => {});
  const ids = (auth.currentUser?.providerData ?? []).map(({ providerId }) => providerId);
  return {
    hasPassword: ids.includes(EmailAuthProvider.PROVIDER_ID),
    providers: supportedProvidersAmong(ids),
  };
}

/** Signs the signed-in user in again, as Firebase requires before sensitive changes. */
export async function reauthenticateWithPassword(password: string): Promise<void> {
  const user = auth.currentUser;
  if (!user?.email) return;
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
}

/**
 * Sets the password of an account without one; all other sessions end. It does not link an email
 * credential, because Firebase refuses that for an email that has an account, even the user's own.
 * Rejects with `auth/requires-recent-login` when the last sign-in is too long ago, or was by PIN, which proves no
 * identity.
 */
export async function setFirstPassword(password: string): Promise<void> {
  const user = auth.currentUser;
  if (!user) return;
  const { signInProvider } = await user.getIdTokenResult();
  if (signInProvider === 'custom') {
    throw new FirebaseError(AuthErrorCodes.CREDENTIAL_TOO_OLD_LOGIN_AGAIN, 'Signed in by PIN');
  }
  await updatePassword(user, password);
}

/**
 * Returns the email of the account whose password the code resets. Rejects when the code was used or has
 * expired.
 */
export const readResetCode = (code: string): Promise<string> => verifyPasswordResetCode(auth, code);
