import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { findAccount } from '../gateways/find-account.ts';
import { userNotFound } from './read-user.ts';

/**
 * Copies the account's email to its own profile.
 * @returns null without a profile
 */
const syncOwnEmail = (uid: string, context: Context): Promise<User | null> =>
  retryOnConflict(async () => {
    const snapshot = await readDocument(context.db.users, uid);
    if (!snapshot) return null;
    const profile = snapshot.data();
    // Read after the profile: if another call has changed the profile since, this commit fails, so an
    // older email never replaces a newer one.
    const email = (await findAccount(context.auth, uid))?.email;
    if (!email || email === profile.email) return profile;
    const searchTerms = searchTermsOfPerson({ ...profile, email });
    // Firebase Auth has ended older sessions; this change notifies their browsers.
    const change = { email, searchTerms, claimsUpdatedAt: context.now() };
    const batch = context.db.batch();
    batch.update(snapshot.ref, change, ifUnchanged(snapshot));
    return (await commitIfUnchanged(batch)) ? { ...profile, ...change } : undefined;
  });

/**
 * Copies the account's email to the profile. Users can change the email directly at Firebase Auth.
 * Earlier purchases keep the old email.
 *
 * An unverified email is copied too, as in a sign-up: Firebase Auth gives an address to one account
 * only, and resets the verified mark, which reviews require. Keeping the old email would be worse: it
 * may belong to another person by now, and staff would confuse the two. For the same reason every other
 * profile with this email is updated from its own account.
 * @throws ApiError not_found without a profile
 */
export async function syncEmail(uid: string, context: Context): Promise<User> {
  const profile = await syncOwnEmail(uid, context);
  if (!profile) throw userNotFound();
  const called = await context.db.users.where('email', '==', profile.email).get();
  const others = called.docs.filter(({ id }) => id !== uid);
  await Promise.all(others.map(({ id }) => syncOwnEmail(id, context)));
  return profile;
}
