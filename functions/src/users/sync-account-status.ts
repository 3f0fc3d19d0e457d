import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { findAccount } from '../gateways/find-account.ts';
import { removeAllPushSubscriptions } from '../messages/push/push-subscriptions.ts';
import { readProfile, userNotFound } from './read-user.ts';

/**
 * Copies the profile's status to the Firebase Auth account, ends the sessions and notifications of a disabled account,
 * and then notifies the user's browsers. If the profile changes in between, this is repeated.
 * @throws ApiError not_found without a profile or an account
 */
export const syncAccountStatus = (uid: string, context: Context): Promise<User> =>
  retryOnConflict(async () => {
    const [snapshot, account] = await Promise.all([
      readProfile(uid, context),
      findAccount(context.auth, uid),
    ]);
    if (!account) throw userNotFound();
    const profile = snapshot.data();
    const disabled = profile.status === 'disabled';
    await context.auth.updateUser(uid, { disabled });
    if (disabled) {
      await context.auth.revokeRefreshTokens(uid);
      await removeAllPushSubscriptions(uid, context);
    }
    const change = { claimsUpdatedAt: context.now() };
    const batch = context.db.batch();
    batch.update(snapshot.ref, change, ifUnchanged(snapshot));
    return (await commitIfUnchanged(batch)) ? { ...profile, ...change } : undefined;
  });
