import type { MessageFacts } from '@carwash/domain/messages/message';
import type { MessageDraft } from '@carwash/domain/messages/new-message';
import type { UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { logError } from '../errors/log.ts';
import { waysOf } from '../gateways/find-account.ts';
import { queueMessages } from '../outbox/queue-messages.ts';

/** Returns the draft of the message that tells the owner of an account that its sign-in has changed. */
export const messageOfSignInChange = (
  uid: string,
  facts: Pick<MessageFacts, 'signInChange' | 'email'>,
  now: Date,
): MessageDraft => ({
  kind: 'sign_in_changed',
  uid,
  bookingId: null,
  version: `${facts.signInChange}_${now.getTime().toString(36)}`,
  facts,
  dueAt: now,
});

/**
 * Tells the owner of an account by mail that its password has changed, and the browsers that are open that their session
 * has ended. They listen to the profile, and would otherwise notice when their token expires. The password is already
 * changed, so an error here is only logged.
 */
export async function tellNewPassword(account: UserRecord, context: Context): Promise<void> {
  const { db, now } = context;
  const { uid } = account;
  try {
    const profile = await readDocument(db.users, uid);
    const batch = db.batch();
    queueMessages(
      batch,
      [messageOfSignInChange(uid, { signInChange: 'password' }, now())],
      context,
    );
    if (profile) {
      const change = { signInWays: waysOf(account), claimsUpdatedAt: now() };
      batch.update(profile.ref, change, ifUnchanged(profile));
    }
    await commitIfUnchanged(batch);
  } catch (error) {
    logError('The owner of an account was not told of a new password', error, { uid });
  }
}
