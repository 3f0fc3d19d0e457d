import { effectiveRole } from '@carwash/domain/roles/effective-role';
import { roles } from '@carwash/domain/roles/role';
import type { User } from '@carwash/domain/users/user';
import type { UserRecord } from 'firebase-admin/auth';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/handler.ts';

type Profile = QueryDocumentSnapshot<User>;

/** Most accounts per lookup at Firebase Auth. */
const accountsPerCall = 100;

const claimOf = ({ customClaims }: UserRecord) => roles.find((role) => role === customClaims?.role);

/** Finds another user who can sign in as an admin. */
async function findOtherAdmin(
  uid: string,
  { db, auth }: Pick<Context, 'db' | 'auth'>,
): Promise<Profile | undefined> {
  const admins = await db.users
    .where('role', '==', 'admin')
    .where('status', '==', 'active')
    .limit(accountsPerCall)
    .get();
  const others = admins.docs.filter(({ id }) => id !== uid);
  const { users } = await auth.getUsers(others.map(({ id }) => ({ uid: id })));
  return others.find((profile) => {
    const account = users.find((user) => user.uid === profile.id);
    if (!account || account.disabled) return false;
    return effectiveRole(claimOf(account), profile.data().role) === 'admin';
  });
}

async function readCaller(
  { uid }: Pick<Caller, 'uid'>,
  { db }: Pick<Context, 'db'>,
): Promise<Profile> {
  const profile = await readDocument(db.users, uid);
  const { role, status } = profile?.data() ?? {};
  if (profile && role === 'admin' && status === 'active') return profile;
  throw new ApiError('forbidden', 'You are no longer an admin.');
}

/**
 * Makes `batch`, which removes the admin `leaving`, fail unless another admin stays: the caller, or any
 * other admin if the caller leaves. The staying admin's profile is added to the commit unchanged, with
 * the precondition that it has not changed since it was read. So if two admins remove each other at the
 * same moment, one commit fails, and its repetition is rejected.
 * @throws ApiError last_admin, forbidden
 */
export async function requireAnotherAdmin(
  batch: WriteBatch,
  leaving: string,
  caller: Pick<Caller, 'uid'>,
  context: Pick<Context, 'db' | 'auth'>,
): Promise<void> {
  const staying =
    leaving === caller.uid
      ? await findOtherAdmin(leaving, context)
      : await readCaller(caller, context);
  if (!staying) {
    throw new ApiError('last_admin', 'You are the last admin. Make somebody else an admin first.');
  }
  batch.update(staying.ref, { role: 'admin' }, ifUnchanged(staying));
}
