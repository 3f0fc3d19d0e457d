import {
  confirmPasswordReset,
  EmailAuthProvider,
  sendPasswordResetEmail,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { auth } from './auth';
import { authFailureCode } from './auth-failure';
import type { SocialProvider } from './social-provider';
import { knownAmong } from './social-sign-in-sites';

/** How the signed-in person can sign in. */
export interface SignInWays {
  hasPassword: boolean;
  providers: readonly SocialProvider[];
}

/** As the server knows it now, or as it was last known when there is no connection. */
export async function signInWays(): Promise<SignInWays> {
  await auth.authStateReady();
  await auth.currentUser?.reload().catch(() => {});
  const ids = (auth.currentUser?.providerData ?? []).map(({ providerId }) => providerId);
  return { hasPassword: ids.includes(EmailAuthProvider.PROVIDER_ID), providers: knownAmong(ids) };
}

/**
 * Gives an account without a password one; all other sessions end. Not by linking an email credential:
 * that is refused for an email that has an account, be it one's own.
 * Rejects with `auth/requires-recent-login` when the last sign-in is too long ago.
 */
export async function setFirstPassword(password: string): Promise<void> {
  if (auth.currentUser) await updatePassword(auth.currentUser, password);
}

/**
 * Sends the mail with which a new password is chosen. Does not tell whether `email` has an account.
 * @param returnUrl where the page behind the link leads on to
 */
export async function sendResetMail(email: string, returnUrl: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, { url: returnUrl });
  } catch (error) {
    if (authFailureCode(error) !== 'auth/user-not-found') throw error;
  }
}

/** Whose password the code of a mail changes. Rejects when the code has been used or has expired. */
export const readResetCode = (code: string): Promise<string> => verifyPasswordResetCode(auth, code);

/** Rejects when the code has been used or has expired in the meantime. */
export const resetPassword = (code: string, password: string): Promise<void> =>
  confirmPasswordReset(auth, code, password);
