import { applyActionCode, checkActionCode } from 'firebase/auth';
import { auth } from './auth';

/** Verifies an email address. Rejects when the code was used or has expired. */
export const verifyEmail = (code: string): Promise<void> => applyActionCode(auth, code);

/**
 * Reverts a change of the email address.
 * @returns the restored address. Rejects when the code was used or has expired.
 */
export async function recoverEmail(code: string): Promise<string | null> {
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  return data.email ?? null;
}
