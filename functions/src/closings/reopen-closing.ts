import { maxCashMovements } from '@carwash/domain/closings/change-cash';
import { reopenedPeriod } from '@carwash/domain/closings/period';
import type { Endpoints } from '@carwash/domain/endpoints';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readExisting } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { writePeriod } from '../receipts/write-period.ts';
import { closingForAudit } from './closing-for-audit.ts';
import { readTill } from './read-till.ts';

const tooManyTogether = () =>
  new ApiError(
    'conflict',
    `Both together have more than ${maxCashMovements} entries of cash. Close the till instead, and correct it there.`,
  );

const closingNotFound = () => new ApiError('not_found', 'There is no such closing.');

/**
 * Reopens the last closing that stands. A repeated call by the same person gets it as it is.
 * @throws ApiError not_found; conflict for an earlier closing, and for one that somebody else has reopened
 */
export const reopenClosing: Handler<Context, Endpoints['reopenClosing']> = (
  { params: { id }, body: { reopenReason }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const { uid, name } = caller;
    const snapshot = await readExisting(context.db.closings, id, closingNotFound);
    const closing = snapshot.data();
    if (closing.reopened?.by.uid === uid) return closing;
    if (closing.reopened) {
      throw new ApiError('conflict', `${closing.reopened.by.name} has reopened it already.`);
    }
    if (closing.nextClosing !== null) {
      throw new ApiError('conflict', 'Only the last closing can be reopened.');
    }
    // Read last: it is the period since this closing, or the commit fails.
    const { snapshot: open, period } = await readTill(context);
    const reopened = { by: { uid, name }, at: context.now(), reopenReason };
    const batch = context.db.batch();
    batch.update(snapshot.ref, { reopened }, ifUnchanged(snapshot));
    const together = reopenedPeriod(closing, period);
    if (together.cashMovements.length > maxCashMovements) throw tooManyTogether();
    writePeriod(batch, open, together, context);
    // The closing before it is the last one that stands again.
    const before = await context.db.closings
      .where('nextClosing', '==', closing.closingNumber)
      .get();
    for (const last of before.docs) {
      batch.update(last.ref, { nextClosing: null }, ifUnchanged(last));
    }
    const { subject, fields } = closingForAudit(closing);
    const change = { kind: 'closing', action: 'day reopened', subject } as const;
    addAuditEntry(batch, { ...change, before: fields, after: { reopenReason } }, caller, context);
    return (await commitIfUnchanged(batch)) ? { ...closing, reopened } : undefined;
  });
