import type { Endpoints } from '@carwash/domain/endpoints';
import type { User } from '@carwash/domain/users/user';
import type { UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { copyNameToAccount } from './copy-name-to-account.ts';
import { createProfile } from './create-profile.ts';
import { requirePhoneNumber } from './require-phone-number.ts';
import { syncEmail } from './sync-email.ts';
import { syncRoleClaim } from './sync-role-claim.ts';

/**
 * Returns the account's email.
 * @throws ApiError conflict if the sign-in service does not share the email
 */
function requireEmail({ email }: UserRecord): string {
  if (email) return email;
  const message =
    'The service that you signed in with does not tell us your email address. Please allow it to, or sign up with an email and a password.';
  throw new ApiError('conflict', message);
}

/**
 * Sets a missing role claim of a customer, who could not do anything without it. A staff role is never set
 * here, because only an admin can decide that.
 */
const restoreMissingClaim = async (
  account: UserRecord,
  profile: User,
  context: Context,
): Promise<User> =>
  profile.role === 'user' && account.customClaims?.role !== 'user'
    ? syncRoleClaim(profile._id, context)
    : profile;

/**
 * Creates the role claim and the profile of an account from another sign-in service, such as Google,
 * with the email that Firebase Auth has for it. A complete account is returned with its current email.
 * @throws ApiError conflict for an account without an email
 */
export const completeSignUp: Handler<Context, Endpoints['completeSignUp']> = async (
  { body, caller },
  context,
) => {
  const phone = await requirePhoneNumber('phone', body.phone, context);
  return retryOnConflict(async () => {
    const [account, profile] = await Promise.all([
      context.auth.getUser(caller.uid),
      readDocument(context.db.users, caller.uid),
    ]);
    if (profile) return restoreMissingClaim(account, await syncEmail(caller.uid, context), context);
    const created = await createProfile(
      account,
      { ...body, email: requireEmail(account), phone },
      context,
    );
    if (created) await copyNameToAccount(created, context);
    return created;
  });
};
