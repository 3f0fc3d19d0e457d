import { randomUUID } from 'node:crypto';
import { countUser } from '@carwash/domain/statistics/count-statistics';
import type { CompleteSignUp } from '@carwash/domain/users/endpoints';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { User } from '@carwash/domain/users/user';
import type { UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { commitOrFindOwn } from '../db/compare-and-set.ts';
import { countChange } from '../statistics/count-change.ts';

/**
 * Gives an account without a profile its role claim, then its profile: the profile is what makes a
 * sign-up complete. After a failure half-way the same call carries on.
 * @returns undefined when another call completed it first
 */
export async function createProfile(
  account: UserRecord,
  { email, name, phone, address }: CompleteSignUp & Pick<User, 'email'>,
  context: Context,
): Promise<User | undefined> {
  const { auth, db, settings } = context;
  // Whatever the account was before: an admin who was deleted half-way must not come back as one.
  const role = 'user';
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, role });
  const now = context.now();
  const profile: User = {
    _id: account.uid,
    name,
    email,
    phone,
    address,
    role,
    status: 'active',
    profileImage: null,
    authorKey: randomUUID(),
    searchTerms: searchTermsOfPerson({ name, email, phone }),
    claimsUpdatedAt: now,
    createdAt: now,
  };
  const batch = db.batch();
  const made = db.users.doc(account.uid);
  batch.create(made, profile);
  countChange(batch, countUser(profile, settings.businessTimeZone), context);
  const isOwn = (stored: User) => stored.authorKey === profile.authorKey;
  return (await commitOrFindOwn(batch, made, isOwn)) ? profile : undefined;
}
