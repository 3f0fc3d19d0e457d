import { applyActionCode, checkActionCode } from 'firebase/auth';
import { auth } from './auth';

/** Proves that an email address is its owner's. Rejects when the code has been used or has expired. */
export const verifyEmail = (code: string): Promise<void> => applyActionCode(auth, code);

/**
 * Takes back a change of the email address.
 * @returns the address as it is again. Rejects when the code has been used or has expired.
 */
export async function recoverEmail(code: string): Promise<string | null> {
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  return data.email ?? null;
}
