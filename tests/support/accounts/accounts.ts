import { randomBytes } from 'node:crypto';
import type { Role } from '@carwash/domain/roles/role';
import { createProfile } from '@carwash/functions/users/create-profile';
import { syncRoleClaim } from '@carwash/functions/users/sync-role-claim';
import type { FixtureContext } from '../fixture-context.ts';

export interface Account {
  uid: string;
  name: string;
  email: string;
  password: string;
  /** Key of the author in their reviews. */
  authorKey: string;
}

/** Password of all test accounts. */
export const password = 'password-1';

/** Creates an account with its claim and its profile, as signing up does, or as one of the staff. */
export async function newAccount(
  { context }: FixtureContext,
  { role = 'user', name }: { role?: Role; name?: string | undefined } = {},
): Promise<Account> {
  const uid = randomBytes(14).toString('hex');
  const email = `${uid}@example.test`;
  const displayName = name ?? `Person ${uid.slice(0, 8)}`;
  const made = { uid, email, password, displayName, emailVerified: true };
  const profile = await createProfile(
    await context.auth.createUser(made),
    { email, name: displayName, phone: '+8801700000000', address: '1 Test Road' },
    context,
  );
  if (!profile) throw new Error(`Somebody else is ${uid}`);
  if (role !== 'user') {
    await context.db.users.doc(uid).update({ role });
    await syncRoleClaim(uid, context);
  }
  return { uid, name: displayName, email, password, authorKey: profile.authorKey };
}
