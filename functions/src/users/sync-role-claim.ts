import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { findAccount } from '../gateways/find-account.ts';
import { readProfile, userNotFound } from './read-user.ts';

/**
 * Copies the profile's role to the claim, and then notifies the user's browsers to renew their tokens.
 * If the profile changes in between, this is repeated.
 * @throws ApiError not_found without a profile or an account
 */
export const syncRoleClaim = (
  uid: string,
  context: Pick<Context, 'db' | 'auth' | 'now'>,
): Promise<User> =>
  retryOnConflict(async () => {
    const [snapshot, account] = await Promise.all([
      readProfile(uid, context),
      findAccount(context.auth, uid),
    ]);
    if (!account) throw userNotFound();
    const profile = snapshot.data();
    const claims = { ...account.customClaims, role: profile.role };
    await context.auth.setCustomUserClaims(uid, claims);
    const change = { claimsUpdatedAt: context.now() };
    const batch = context.db.batch();
    batch.update(snapshot.ref, change, ifUnchanged(snapshot));
    return (await commitIfUnchanged(batch)) ? { ...profile, ...change } : undefined;
  });
