import type { Context } from '../context.ts';
import { tooManyCalls } from '../errors/api-error.ts';
import type { PasswordVerdict } from '../gateways/password-check.ts';

/** Firebase Auth does not say for how long it has closed an account. */
const retryAfterSeconds = 300;

/**
 * Whether `password` is the password of the account with `email`.
 * @throws ApiError rate_limited when Firebase Auth has had too many wrong ones for this account.
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
