import { randomUUID } from 'node:crypto';
import type { MessageDraft } from '@carwash/domain/messages/new-message';
import { countUser } from '@carwash/domain/statistics/count-statistics';
import type { CompleteSignUp } from '@carwash/domain/users/endpoints';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { User } from '@carwash/domain/users/user';
import type { UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { commitOrFindOwn } from '../db/compare-and-set.ts';
import { readLegalSettings, readSettings } from '../db/read-settings.ts';
import { waysOf } from '../gateways/find-account.ts';
import { sendsMails } from '../gateways/message-channel.ts';
import { queueMessages } from '../outbox/queue-messages.ts';
import { termsVersionOf } from '../settings/terms-version.ts';
import { countChange } from '../statistics/count-change.ts';

/** Returns the mail with which the owner of a new account verifies its address, where that is needed. */
const verificationOf = ({ uid, emailVerified }: UserRecord, context: Context): MessageDraft[] =>
  emailVerified || !sendsMails(context)
    ? []
    : [
        {
          kind: 'verify_email',
          uid,
          bookingId: null,
          version: 'signUp',
          facts: { returnPath: '/' },
          dueAt: context.now(),
        },
      ];

/**
 * Creates the role claim and then the profile of an account, with the mail that verifies its address. A sign-up is complete when the profile
 * exists. After a failure, repeating the call continues it.
 * @returns undefined when another call completed it first
 */
export async function createProfile(
  account: UserRecord,
  { email, name, phone, address }: CompleteSignUp & Pick<User, 'email'>,
  context: Context,
): Promise<User | undefined> {
  const { auth, db, keyedHash, settings } = context;
  // Always the user role, because an admin whose deletion was not finished must not become an admin again.
  const role = 'user';
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, role });
  const [legal, shown] = await Promise.all([readLegalSettings(context), readSettings(context)]);
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
    authorKey: account.emailVerified ? keyedHash('author', email.toLowerCase()) : randomUUID(),
    searchTerms: searchTermsOfPerson({ name, email, phone }),
    signInWays: waysOf(account),
    claimsUpdatedAt: now,
    acceptedTexts: { termsVersion: termsVersionOf(legal, shown), acceptedAt: now },
    createdAt: now,
  };
  const batch = db.batch();
  const made = db.users.doc(account.uid);
  batch.create(made, profile);
  countChange(batch, countUser(profile, settings.businessTimeZone), context);
  queueMessages(batch, verificationOf(account, context), context);
  const isOwn = (stored: User) =>
    stored.createdAt.getTime() === now.getTime() &&
    [stored.name, stored.phone, stored.address].join() === [name, phone, address].join();
  return (await commitOrFindOwn(batch, made, isOwn, context)) ? profile : undefined;
}
