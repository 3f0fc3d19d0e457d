import type { Endpoints } from '@carwash/domain/endpoints';
import type { SignUp } from '@carwash/domain/users/endpoints';
import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { ApiError, badInput } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { createProfile } from './create-profile.ts';
import { requirePhoneNumber } from './require-phone-number.ts';
import { verifyPassword } from './verify-password.ts';

const emailTaken = () =>
  new ApiError('email_taken', 'An account with this email already exists.', [
    { path: 'email', message: 'An account with this email already exists.' },
  ]);

/** Creates the account; null if the email already has one. */
async function createAccount(auth: Auth, signUp: SignUp): Promise<UserRecord | null> {
  try {
    const { email, password, name } = signUp;
    return await auth.createUser({ email, password, displayName: name });
  } catch (error) {
    if (!(error instanceof FirebaseAuthError)) throw error;
    if (error.code === 'auth/email-already-exists') return null;
    if (error.code === 'auth/invalid-email') {
      throw badInput('email', 'Email must be a valid email address.');
    }
    if (error.code === 'auth/invalid-password' || error.code === 'auth/weak-password') {
      throw badInput('password', 'Password is too weak.');
    }
    throw error;
  }
}

/**
 * Returns the account of an earlier failed attempt. Its password proves that the caller created it.
 * @throws ApiError email_taken with any other password.
 */
async function resumeAccount(signUp: SignUp, context: Context): Promise<UserRecord> {
  const verdict = await verifyPassword(signUp.email, signUp.password, context);
  if (verdict.is !== 'right') throw emailTaken();
  return context.auth.getUser(verdict.uid);
}

/**
 * Creates the account, then its role claim and its profile. After a failure, repeating the call with
 * the same password continues it.
 */
export const signUp: Handler<Context, Endpoints['signUp']> = async ({ body }, context) => {
  const { auth, db } = context;
  const phone = await requirePhoneNumber('phone', body.phone, context);
  const account = (await createAccount(auth, body)) ?? (await resumeAccount(body, context));
  if ((await db.users.doc(account.uid).get()).exists) throw emailTaken();
  const email = account.email ?? body.email;
  const profile = await createProfile(account, { ...body, email, phone }, context);
  if (!profile) throw emailTaken();
  return profile;
};
