import type { MessageFacts } from '@carwash/domain/messages/message';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { logError } from '../errors/log.ts';
import { findAccount, waysOf } from '../gateways/find-account.ts';
import { queueMessages } from '../outbox/queue-messages.ts';
import { userNotFound } from './read-user.ts';
import { messageOfSignInChange } from './tell-sign-in-change.ts';

/** Returns the message about a changed sign-in; null if account and profile agree. */
function changeOf(
  { email, signInWays }: User,
  now: Required<Pick<User, 'email' | 'signInWays'>>,
): Pick<MessageFacts, 'signInChange' | 'email'> | null {
  if (email !== now.email) return { signInChange: 'email', email };
  // Older profiles do not have `signInWays`.
  if (!signInWays || signInWays.join() === now.signInWays.join()) return null;
  return { signInChange: 'ways' };
}

/**
 * Copies the account's email and its ways to sign in to its own profile, and tells its owner of a change.
 * @returns null without a profile
 */
const syncOwnProfile = (
  uid: string,
  context: Pick<Context, 'auth' | 'db' | 'now'>,
): Promise<User | null> =>
  retryOnConflict(async () => {
    const snapshot = await readDocument(context.db.users, uid);
    if (!snapshot) return null;
    const profile = snapshot.data();
    // Read after the profile: if another call has changed the profile since, this commit fails, so an
    // older email never replaces a newer one.
    const account = await findAccount(context.auth, uid);
    const email = account?.email || profile.email;
    const signInWays = account ? waysOf(account) : (profile.signInWays ?? []);
    const isSame = email === profile.email && signInWays.join() === profile.signInWays?.join();
    if (isSame) return profile;
    const now = context.now();
    const told = changeOf(profile, { email, signInWays });
    const searchTerms = searchTermsOfPerson({ ...profile, email });
    // Firebase Auth has ended older sessions; this change notifies their browsers.
    const change = { email, signInWays, searchTerms, ...(told && { claimsUpdatedAt: now }) };
    const batch = context.db.batch();
    batch.update(snapshot.ref, change, ifUnchanged(snapshot));
    if (told) queueMessages(batch, [messageOfSignInChange(uid, told, now)], context);
    return (await commitIfUnchanged(batch)) ? { ...profile, ...change } : undefined;
  });

/**
 * Copies the account's email and its ways to sign in to the profile. Users can change both directly at Firebase Auth.
 * The former address is notified of a new one. Earlier purchases keep the old email.
 *
 * An unverified email is copied too, as in a sign-up: Firebase Auth gives an address to one account
 * only, and resets the verified mark, which reviews require. Keeping the old email would be worse: it
 * may belong to another person by now, and staff would confuse the two. For the same reason every other
 * profile with this email is updated from its own account.
 * @throws ApiError not_found without a profile
 */
export async function syncEmail(uid: string, context: Context): Promise<User> {
  const profile = await syncOwnProfile(uid, context);
  if (!profile) throw userNotFound();
  const called = await context.db.users.where('email', '==', profile.email).get();
  const others = called.docs.filter(({ id }) => id !== uid);
  await Promise.all(others.map(({ id }) => syncOwnProfile(id, context)));
  return profile;
}

/** Returns a function that syncs the profile of a caller whose token is newer. It logs errors. */
export const followAccounts =
  (context: Pick<Context, 'auth' | 'db' | 'now'>) =>
  async (uid: string): Promise<void> => {
    try {
      await syncOwnProfile(uid, context);
    } catch (error) {
      logError('A profile could not follow its account', error, { uid });
    }
  };
