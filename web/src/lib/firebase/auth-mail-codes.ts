import { applyActionCode, checkActionCode } from 'firebase/auth';
import { auth } from './auth';

/**
 * Reads what the code of a mail is about, without using it: the address that the account then has, and the one that it
 * has now if that is another one. Rejects when the code was used or has expired.
 */
export async function readMailCode(code: string) {
  const { data } = await checkActionCode(auth, code);
  return { email: data.email ?? '', previousEmail: data.previousEmail ?? null };
}

/** Does what the code of a mail is for. Rejects when it was used or has expired. */
export const applyMailCode = (code: string): Promise<void> => applyActionCode(auth, code);
