import { applyActionCode, checkActionCode } from 'firebase/auth';
import { auth } from './auth';

/** Verifies an email address. Rejects when the code was used or has expired. */
export const verifyEmail = (code: string): Promise<void> => applyActionCode(auth, code);

/**
 * Uses the code of a mail that changes the email address: to the new one, or back.
 * @returns the address of the account from then on, and the one before. Rejects when the code was used or has
 * expired.
 */
export async function applyEmailCode(code: string) {
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  return { email: data.email ?? null, previousEmail: data.previousEmail ?? null };
}
