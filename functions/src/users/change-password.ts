import type { Endpoints } from '@carwash/domain/endpoints';
import { FirebaseAuthError } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { ApiError, badInput } from '../errors/api-error.ts';
import type { Caller, Handler } from '../http/handler.ts';
import { removeAllPushSubscriptions } from '../messages/push/push-subscriptions.ts';
import { tellNewPassword } from './tell-sign-in-change.ts';
import { verifyPassword } from './verify-password.ts';

/**
 * Returns the email of the account.
 * @throws ApiError conflict for accounts without a password, for example with Google sign-in
 */
async function readEmailOfPassword({ uid }: Caller, { auth }: Context): Promise<string> {
  const { email, providerData } = await auth.getUser(uid);
  if (!email || !providerData.some(({ providerId }) => providerId === 'password')) {
    const message = 'This account has no password: it signs in with another service.';
    throw new ApiError('conflict', message);
  }
  return email;
}

/** Sets the password. A password that violates the project's policy is reported as bad input. */
async function setPassword({ uid }: Caller, password: string, { auth }: Context): Promise<void> {
  const tooWeak = ['auth/invalid-password', 'auth/weak-password'];
  try {
    await auth.updateUser(uid, { password });
  } catch (error) {
    if (!(error instanceof FirebaseAuthError) || !tooWeak.includes(error.code)) throw error;
    throw badInput('newPassword', 'Password is too weak.');
  }
}

/**
 * Changes the caller's password. The sessions and the notifications of all devices are ended first: if the change then fails, the caller
 * signs in with the old password and repeats the call. The change also ends sessions that began in
 * between (Firebase Auth revokes refresh tokens when a password changes).
 */
export const changePassword: Handler<Context, Endpoints['changePassword']> = async (
  { body, caller },
  context,
) => {
  const email = await readEmailOfPassword(caller, context);
  const verdict = await verifyPassword(email, body.currentPassword, context);
  if (verdict.is !== 'right') throw badInput('currentPassword', 'This is not your password.');
  await context.auth.revokeRefreshTokens(caller.uid);
  await removeAllPushSubscriptions(caller.uid, context);
  await setPassword(caller, body.newPassword, context);
  await tellNewPassword(await context.auth.getUser(caller.uid), context);
  return {};
};
