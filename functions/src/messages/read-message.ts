import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import { messageKinds } from '@carwash/domain/messages/kinds';
import type { Message } from '@carwash/domain/messages/message';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

/** @throws ApiError not_found */
export async function readMessage(
  id: string,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Message>> {
  const snapshot = await readDocument(db.messages, id);
  if (!snapshot) throw new ApiError('not_found', 'There is no such message.');
  return snapshot;
}

/** Returns how the audit names a message. */
export const messageAuditSubject = ({ _id, kind }: Message): AuditEntry['subject'] => ({
  id: _id,
  label: messageKinds[kind].label,
});
