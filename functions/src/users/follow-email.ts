import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { findAccount, userNotFound } from './read-user.ts';

/** @returns null without a profile */
const followOwnEmail = (uid: string, context: Context): Promise<User | null> =>
  untilUncontended(async () => {
    const snapshot = await readDocument(context.db.users, uid);
    if (!snapshot) return null;
    const profile = snapshot.data();
    // Asked after the profile was read: what another call has written since then stops this commit, so
    // an older email never replaces a newer one.
    const email = (await findAccount(context.auth, uid))?.email;
    if (!email || email === profile.email) return profile;
    const searchTerms = searchTermsOfPerson({ ...profile, email });
    // Firebase Auth has ended the older sessions: their browsers find that out now.
    const change = { email, searchTerms, claimsUpdatedAt: context.now() };
    const batch = context.db.batch();
    batch.update(snapshot.ref, change, asRead(snapshot));
    return (await commitIfUnchanged(batch)) ? { ...profile, ...change } : undefined;
  });

/**
 * Lets the profile follow the email of its account, which its owner can change at Firebase Auth
 * without us. What was bought before keeps the email that it was bought under.
 *
 * An email that nobody has verified is followed, too, as signing up takes it: Firebase Auth gives an
 * address to one account at a time, so that it is no other account's, and asks anew whether it is
 * verified, which is all that reviews go by. Keeping the old one would be worse: its next owner may
 * have it by now, and staff would take this person for them. For the same reason whoever else is
 * still called by this email follows their own account.
 * @throws ApiError not_found without a profile
 */
export async function followEmail(uid: string, context: Context): Promise<User> {
  const profile = await followOwnEmail(uid, context);
  if (!profile) throw userNotFound();
  const called = await context.db.users.where('email', '==', profile.email).get();
  const others = called.docs.filter(({ id }) => id !== uid);
  await Promise.all(others.map(({ id }) => followOwnEmail(id, context)));
  return profile;
}
