import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/handler.ts';
import { findAccount } from '../users/read-user.ts';

/**
 * A token that says no may be older than the yes, by up to an hour: then Firebase Auth is asked.
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
