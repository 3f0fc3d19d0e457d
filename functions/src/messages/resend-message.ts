import type { Endpoints } from '@carwash/domain/endpoints';
import { accountMessageKinds } from '@carwash/domain/messages/kinds';
import { firstVersionOf, type Message } from '@carwash/domain/messages/message';
import { newMessage } from '@carwash/domain/messages/new-message';
import { minuteMs } from '@carwash/domain/time/durations';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { randomLinkToken } from '../outbox/queue-messages.ts';
import { messageAuditSubject, readMessage } from './read-message.ts';

/** Returns the version of a message that is sent again: one for each minute, so a double click sends it once. */
const versionAt = (message: Message, now: Date): string =>
  `${firstVersionOf(message)}-${Math.floor(now.getTime() / minuteMs).toString(36)}`;

/**
 * Sends a message again, as a new version. Before it is sent it is checked like any other. A message that needed
 * a look is settled.
 * @returns the new version; undefined when it was sent again in this minute
 */
export async function sendAgain(
  snapshot: QueryDocumentSnapshot<Message>,
  caller: Staff,
  context: Context,
): Promise<Message | undefined> {
  const message = snapshot.data();
  const now = context.now();
  const { kind, uid, bookingId, facts } = message;
  const again = newMessage(
    { kind, uid, bookingId, facts, version: versionAt(message, now), dueAt: now },
    { linkToken: randomLinkToken(), createdAt: now },
  );
  const batch = context.db.batch();
  batch.create(context.db.messages.doc(again._id), again);
  if (message.state === 'attention') {
    batch.update(snapshot.ref, { state: 'settled' }, ifUnchanged(snapshot));
  }
  const change = { kind: 'message', action: 'sent again' } as const;
  const subject = messageAuditSubject(message);
  addAuditEntry(batch, { ...change, subject, before: null, after: null }, caller, context);
  return (await commitIfUnchanged(batch)) ? again : undefined;
}

/**
 * Sends a message again.
 * @throws ApiError not_found; conflict while it is still to be sent, for a message about an account, or when it was sent
 * again in this minute
 */
export const resendMessage: Handler<Context, Endpoints['resendMessage']> = async (
  { params: { id }, caller },
  context,
) => {
  const snapshot = await readMessage(id, context);
  const message = snapshot.data();
  if (message.state === 'scheduled' || message.state === 'sending') {
    throw new ApiError('conflict', 'This message is still being sent.');
  }
  if (message.kind in accountMessageKinds) {
    throw new ApiError('conflict', 'Only its reader can ask for this message again.');
  }
  const again = await sendAgain(snapshot, caller, context);
  if (!again) throw new ApiError('conflict', 'This message was sent again just now.');
  return again;
};
