import type { Endpoints } from '@carwash/domain/endpoints';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { messageAuditSubject, readMessage } from './read-message.ts';

/**
 * Marks a message that needed a look as settled.
 * @throws ApiError not_found; conflict for a message that needs no look
 */
export const settleMessage: Handler<Context, Endpoints['settleMessage']> = (
  { params: { id }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const snapshot = await readMessage(id, context);
    const message = snapshot.data();
    if (message.state === 'settled') return message;
    if (message.state !== 'attention') {
      throw new ApiError('conflict', 'This message needs no look.');
    }
    const batch = context.db.batch();
    const change = { state: 'settled' } as const;
    batch.update(snapshot.ref, change, ifUnchanged(snapshot));
    const audited = {
      kind: 'message',
      action: 'settled',
      subject: messageAuditSubject(message),
    } as const;
    addAuditEntry(
      batch,
      { ...audited, before: message, after: { ...message, ...change } },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) ? { ...message, ...change } : undefined;
  });
