import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { ApiError, badInput } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { removeAllPushSubscriptions } from '../messages/push/push-subscriptions.ts';
import { tellNewPassword } from './tell-sign-in-change.ts';

/**
 * Sets a new password with the code of a mail. Firebase Auth ends all sessions with it, and of an account whose address
 * was not confirmed the other ways to sign in.
 * @throws ApiError conflict for a code that was used or has expired
 */
export const resetPassword: Handler<Context, Endpoints['resetPassword']> = async (
  { body: { oobCode, newPassword } },
  context,
) => {
  const verdict = await context.passwordReset(oobCode, newPassword);
  if (verdict.is === 'weak') throw badInput('newPassword', 'Password is too weak.');
  if (verdict.is === 'spent') throw new ApiError('conflict', 'This link no longer works.');
  const account = await context.auth.getUserByEmail(verdict.email);
  await removeAllPushSubscriptions(account.uid, context);
  await tellNewPassword(account, context);
  return {};
};
