import type { SignUp } from '@carwash/domain/api/account-endpoints';
import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { User } from '@carwash/domain/entities/user';
import { countUser } from '@carwash/domain/rules/count-statistics';
import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import { ApiError, badInput } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { countChange } from '../statistics/count-change.ts';
import { verifyPassword } from './verify-password.ts';

const emailTaken = () =>
  new ApiError('email_taken', 'An account with this email already exists.', [
    { path: 'email', message: 'An account with this email already exists.' },
  ]);

/** The new account, or null when the email has one already. */
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
 * The account that an earlier attempt left behind. Who knows its password is who created it.
 * @throws ApiError email_taken for everybody else.
 */
async function resumeAccount(signUp: SignUp, context: Context): Promise<UserRecord> {
  const verdict = await verifyPassword(signUp.email, signUp.password, context);
  if (verdict.is !== 'right') throw emailTaken();
  return context.auth.getUser(verdict.uid);
}

/**
 * Creates the account, then its role claim, then its profile: the profile is what makes a sign-up
 * complete. After a failure half-way the same call with the same password carries on.
 */
export const signUp: Handler<Context, Endpoints['signUp']> = async ({ body }, context) => {
  const { auth, db, settings } = context;
  const account = (await createAccount(auth, body)) ?? (await resumeAccount(body, context));
  if ((await db.users.doc(account.uid).get()).exists) throw emailTaken();
  // Whatever the account was before: an admin who was deleted half-way must not come back as one.
  const role = 'user';
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, role });
  const now = context.now();
  const profile: User = {
    _id: account.uid,
    name: body.name,
    email: account.email ?? body.email,
    phone: body.phone,
    address: body.address,
    role,
    profileImage: null,
    claimsUpdatedAt: now,
    createdAt: now,
  };
  const batch = db.batch();
  batch.create(db.users.doc(account.uid), profile);
  countChange(batch, countUser(profile, settings.businessTimeZone), context);
  if (!(await commitIfUnchanged(batch))) throw emailTaken();
  return profile;
};
