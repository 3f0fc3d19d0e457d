import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { syncEmail } from './sync-email.ts';
import { verifyPassword } from './verify-password.ts';

const accountDisabled = () => new ApiError('forbidden', 'This account is disabled.');

/**
 * Returns the user and an ID token. The profile gets an email that was changed at Firebase Auth. An
 * unknown email and a wrong password get the same error.
 */
export const logIn: Handler<Context, Endpoints['logIn']> = async ({ body }, context) => {
  const verdict = await verifyPassword(body.email, body.password, context);
  if (verdict.is === 'wrong') {
    throw new ApiError('unauthenticated', 'Wrong email or password.');
  }
  if (verdict.is === 'disabled') throw accountDisabled();
  const profile = (await readDocument(context.db.users, verdict.uid))?.data();
  // The status in the profile counts, even if the Firebase Auth account is not updated yet.
  if (profile?.status === 'disabled') throw accountDisabled();
  if (!profile) {
    const message =
      'Signing up was not finished. Please sign up again with the same email and password.';
    throw new ApiError('forbidden', message);
  }
  // Firebase Auth has just found the account by this email, so a different one in the profile is outdated.
  const isKnownBy = profile.email === body.email.toLowerCase();
  const data = isKnownBy ? profile : await syncEmail(verdict.uid, context);
  return { data, token: verdict.idToken };
};
