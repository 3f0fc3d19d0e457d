import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import { messageKinds } from '@carwash/domain/messages/kinds';
import type { Message } from '@carwash/domain/messages/message';
import type { Context } from '../context.ts';
import { readExisting } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

const messageNotFound = () => new ApiError('not_found', 'There is no such message.');

/**
 * Reads a message. Does not check the caller: it is for staff.
 * @throws ApiError not_found
 */
export const readMessage = (id: string, { db }: Context) =>
  readExisting(db.messages, id, messageNotFound);

/** Returns how the audit names a message. */
export const messageAuditSubject = ({ _id, kind }: Message): AuditEntry['subject'] => ({
  id: _id,
  label: messageKinds[kind].label,
});
