import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { findAccount } from '../gateways/find-account.ts';
import type { Caller } from '../http/handler.ts';

/**
 * Requires a verified email. A token may be up to an hour older than the verification, so an unverified
 * token is checked with Firebase Auth.
 * @throws ApiError email_not_verified
 */
export async function requireVerifiedEmail(
  { uid, emailVerified }: Caller,
  { auth }: Context,
): Promise<void> {
  if (emailVerified || (await findAccount(auth, uid))?.emailVerified) return;
  const message = 'Please verify your email address first. Then you can write reviews.';
  throw new ApiError('email_not_verified', message);
}
