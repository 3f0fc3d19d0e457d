import { keepHere } from '~/entities/messages/push/this-device';
import { paths } from '~/lib/address/paths';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { authFailureCode } from '~/lib/firebase/auth-failure';
import { session } from '~/lib/session/session';
import type { ActionLink } from './mail-actions/action-link';

const loadPasswords = () => import('~/lib/firebase/auth-passwords');
const loadMailCodes = () => import('~/lib/firebase/auth-mail-codes');

const spentCodes: readonly string[] = ['auth/invalid-action-code', 'auth/expired-action-code'];

/**
 * Sends the mail with a link to set a new password. Does not reveal whether `email` has an account.
 * @param search query of the sign-in page to which the link leads afterwards
 * @throws ApiFailure
 */
export const sendResetMail = (email: string, search: string) =>
  callApi('sendResetMail', { body: { email, returnPath: paths.signIn + search } });

/** Tells whether the account with this email is signed in here: a link may be about another one. */
const isSignedInAs = (email: string | null): boolean =>
  email !== null && session.current().user?.email.toLowerCase() === email.toLowerCase();

/**
 * Sets the new password of the account with this email. It is signed out everywhere; if it is signed in here, at
 * once.
 */
export async function resetPassword(
  code: string,
  email: string,
  newPassword: string,
): Promise<void> {
  await callApi('resetPassword', { body: { oobCode: code, newPassword } });
  if (isSignedInAs(email)) await session.expire();
}

export type LinkState =
  | { state: 'open'; email: string; previousEmail: string | null }
  | { state: 'done' }
  | { state: 'spent' };

/** Tells whether a code was used before, or has expired. */
export const isSpent = (failure: unknown): boolean =>
  spentCodes.includes(authFailureCode(failure) ?? '');

/** Asks whether a link did its work. A message that is no longer there cannot tell. */
async function hasDoneItsWork({ sentWith }: ActionLink): Promise<boolean> {
  if (!sentWith) return false;
  try {
    return (await callApi('getLinkOutcome', { body: sentWith })).hasWorked;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'not_found') return false;
    throw failure;
  }
}

/**
 * Returns the email of the account whose password a link resets; null if the password was changed with it. Rejects when
 * the code has expired.
 */
export async function readResetLink(link: ActionLink): Promise<string | null> {
  const passwords = await loadPasswords();
  try {
    return await passwords.readResetCode(link.code);
  } catch (failure) {
    if (isSpent(failure) && (await hasDoneItsWork(link))) return null;
    throw failure;
  }
}

/** Reads what a link would do, without doing it: programs that look for harmful links open it, too. */
export async function readLink(link: ActionLink): Promise<LinkState> {
  const mailCodes = await loadMailCodes();
  try {
    return { state: 'open', ...(await mailCodes.readMailCode(link.code)) };
  } catch (failure) {
    if (!isSpent(failure)) throw failure;
    return { state: (await hasDoneItsWork(link)) ? 'done' : 'spent' };
  }
}

/** Verifies an email address, and updates the session in this browser. */
export async function verifyEmail({ code }: ActionLink): Promise<void> {
  await (await loadMailCodes()).applyMailCode(code);
  await session.recheck();
  await keepHere().catch(() => {});
}

/**
 * Changes the email address of an account to the new one, or reverts a change, as the code says. The account
 * is signed out everywhere; if it is signed in here, at once.
 */
export async function changeEmail(
  { code }: ActionLink,
  { email, previousEmail }: Extract<LinkState, { state: 'open' }>,
): Promise<void> {
  await (await loadMailCodes()).applyMailCode(code);
  if (isSignedInAs(previousEmail) || isSignedInAs(email)) await session.expire();
}
