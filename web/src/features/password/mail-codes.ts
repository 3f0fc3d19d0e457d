import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import { session } from '~/lib/session/session';

const loadPasswords = () => import('~/lib/firebase/auth-passwords');
const loadMailCodes = () => import('~/lib/firebase/auth-mail-codes');

/**
 * Sends the mail with a link to set a new password. Does not reveal whether `email` has an account.
 * @param search query of the sign-in page to which the link leads afterwards
 * @throws ApiFailure
 */
export const sendResetMail = (email: string, search: string) =>
  callApi('sendResetMail', { body: { email, returnPath: paths.signIn + search } });

/**
 * Returns the email of the account whose password the code resets. Rejects when the code was used or has
 * expired.
 */
export const readResetCode = async (code: string): Promise<string> =>
  (await loadPasswords()).readResetCode(code);

/** Tells whether the account with this email is signed in here: a link may be about another one. */
const isSignedInAs = (email: string | null): boolean =>
  email !== null && session.current().user?.email.toLowerCase() === email.toLowerCase();

/**
 * Sets the new password of the account with this email. It is signed out everywhere; if it is signed in here, at
 * once.
 */
export async function resetPassword(code: string, email: string, password: string): Promise<void> {
  const passwords = await loadPasswords();
  await passwords.resetPassword(code, password);
  if (isSignedInAs(email)) await session.expire();
}

/** Verifies an email address, and updates the session in this browser. */
export async function verifyEmail(code: string): Promise<void> {
  const mailCodes = await loadMailCodes();
  await mailCodes.verifyEmail(code);
  await session.recheck();
}

/**
 * Changes the email address of an account to the new one, or reverts a change, as the code says. The account
 * is signed out everywhere; if it is signed in here, at once.
 * @returns the address of the account from then on
 */
export async function applyEmailCode(code: string): Promise<string | null> {
  const mailCodes = await loadMailCodes();
  const { email, previousEmail } = await mailCodes.applyEmailCode(code);
  if (isSignedInAs(previousEmail) || isSignedInAs(email)) await session.expire();
  return email;
}
