import type { Context } from '../context.ts';
import { tooManyCalls } from '../errors/api-error.ts';
import type { PasswordVerdict } from '../gateways/password-check.ts';

/** An estimate, because Firebase Auth does not tell how long it blocks an account. */
const retryAfterSeconds = 300;

/**
 * Checks the password of the account with `email`.
 * @throws ApiError rate_limited when Firebase Auth blocks the account after too many wrong passwords.
 */
export async function verifyPassword(
  email: string,
  password: string,
  { passwordCheck }: Context,
): Promise<Exclude<PasswordVerdict, { is: 'too_many_attempts' }>> {
  const verdict = await passwordCheck(email, password);
  if (verdict.is === 'too_many_attempts') throw tooManyCalls(retryAfterSeconds);
  return verdict;
}
