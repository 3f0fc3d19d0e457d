import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { hasVerifiedEmail } from '../gateways/find-account.ts';
import type { Caller } from '../http/handler.ts';

/**
 * Requires a verified email.
 * @throws ApiError email_not_verified
 */
export async function requireVerifiedEmail(caller: Caller, { auth }: Context): Promise<void> {
  if (await hasVerifiedEmail(caller, auth)) return;
  const message = 'Please verify your email address first. Then you can write reviews.';
  throw new ApiError('email_not_verified', message);
}
