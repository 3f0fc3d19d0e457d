import { paths } from '~/lib/address/paths';
import { session } from '~/lib/session/session';

const loadPasswords = () => import('~/lib/firebase/auth-passwords');
const loadMailCodes = () => import('~/lib/firebase/auth-mail-codes');

/**
 * Sends the mail with which a new password is chosen. Does not tell whether `email` has an account.
 * @param search query of the sign-in page that the link leads on to
 */
export async function sendResetMail(email: string, search: string): Promise<void> {
  const passwords = await loadPasswords();
  await passwords.sendResetMail(email, new URL(paths.signIn + search, location.origin).href);
}

/** Whose password the code of a mail changes. Rejects when the code has been used or has expired. */
export const readResetCode = async (code: string): Promise<string> =>
  (await loadPasswords()).readResetCode(code);

/** Sets the password that the mail was sent for. Its account is signed out everywhere, here at once. */
export async function resetPassword(code: string, password: string): Promise<void> {
  const passwords = await loadPasswords();
  await passwords.resetPassword(code, password);
  if (session.current().state !== 'signedOut') await session.signOut();
}

/** Proves that an email address is its owner's, and lets whoever is signed in here know. */
export async function verifyEmail(code: string): Promise<void> {
  const mailCodes = await loadMailCodes();
  await mailCodes.verifyEmail(code);
  await session.recheck();
}

/** Takes back a change of the email address. Answers with the address as it is again. */
export async function recoverEmail(code: string): Promise<string | null> {
  const mailCodes = await loadMailCodes();
  return mailCodes.recoverEmail(code);
}
