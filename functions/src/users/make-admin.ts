import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import type { ChangedBy } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import { syncRoleClaim } from './sync-role-claim.ts';
import { writeRole } from './write-role.ts';

/** The author of audit entries for changes made by a command, without a signed-in admin. */
const operator: ChangedBy = { uid: 'operator', name: 'Operator' };

/**
 * Finds an account by email.
 * @throws ApiError not_found
 */
async function findByEmail(email: string, auth: Auth): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (!(error instanceof FirebaseAuthError)) throw error;
    if (error.code === 'auth/invalid-email') {
      throw new ApiError('bad_input', `${email} is not an email address.`);
    }
    if (error.code !== 'auth/user-not-found') throw error;
    throw new ApiError('not_found', `Nobody has signed up as ${email}: do that on the site first.`);
  }
}

/**
 * Makes an existing user an admin: needed for the first admin. May be repeated.
 * @returns whether the user was not an admin before
 * @throws ApiError bad_input, not_found, conflict, with a message for the terminal
 */
export async function makeAdmin(
  email: string,
  context: Pick<Context, 'db' | 'auth' | 'now'>,
): Promise<boolean> {
  const { uid, customClaims } = await findByEmail(email, context.auth);
  const profile = (await readDocument(context.db.users, uid))?.data();
  if (!profile) {
    throw new ApiError('not_found', `${email} has not completed the sign-up: do that first.`);
  }
  if (profile.status === 'disabled') throw new ApiError('conflict', `${email} is disabled.`);
  if (profile.role === 'admin' && customClaims?.role === 'admin') return false;
  await writeRole(uid, 'admin', operator, context);
  await syncRoleClaim(uid, context);
  return true;
}
