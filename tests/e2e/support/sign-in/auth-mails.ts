import type { AccountMessageKind } from '@carwash/domain/messages/kinds';
import type { Message } from '@carwash/domain/messages/message';
import { createActionLink } from '@carwash/functions/messages/create-action-link';
import { expect } from '@playwright/test';
import { auth, db } from '../server/emulators.ts';
import { fixtures } from '../server/server-context.ts';

/** Kinds whose link can be made again from the account. For the others, the mailbox has it. */
type RepeatableKind = Exclude<AccountMessageKind, 'change_email'>;

/** Returns the messages of a kind about an account, the oldest first. Nobody without an account gets one. */
async function messagesTo(email: string, kind: AccountMessageKind): Promise<Message[]> {
  const { users } = await auth.getUsers([{ email }]);
  const uid = users[0]?.uid;
  if (uid === undefined) return [];
  const found = await db.messages.where('uid', '==', uid).get();
  return found.docs
    .map((message) => message.data())
    .filter((message) => message.kind === kind)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Returns how many mails of a kind were written to the account with this email. */
const countMails = async (email: string, kind: AccountMessageKind): Promise<number> =>
  (await messagesTo(email, kind)).length;

/**
 * Waits for a mail to the account with this email and returns the path of its link. The link is made as the sender
 * makes it, so that no mailbox is needed.
 */
export async function linkInMail(email: string, kind: RepeatableKind): Promise<string> {
  await expect.poll(() => countMails(email, kind)).toBeGreaterThan(0);
  const latest = (await messagesTo(email, kind)).at(-1);
  const account = await auth.getUserByEmail(email);
  const link = latest && (await createActionLink(latest, account, fixtures.context));
  if (!link) throw new Error(`There is no link in a mail of ${kind}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
