import { randomBytes } from 'node:crypto';
import { type MessageDraft, newMessage } from '@carwash/domain/messages/new-message';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';

/** Returns the secret of a message's links. */
export const randomLinkToken = (): string => randomBytes(24).toString('base64url');

/**
 * Adds messages to `batch`, the commit that they report: they exist if it succeeds, and only then. A message
 * that exists already makes it fail.
 */
export function queueMessages(
  batch: WriteBatch,
  drafts: readonly MessageDraft[],
  { db, now }: Pick<Context, 'db' | 'now'>,
): void {
  for (const draft of drafts) {
    const message = newMessage(draft, { linkToken: randomLinkToken(), createdAt: now() });
    batch.create(db.messages.doc(message._id), message);
  }
}
