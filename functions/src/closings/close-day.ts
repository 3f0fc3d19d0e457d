import type { Closing } from '@carwash/domain/closings/closing';
import type { CloseDay } from '@carwash/domain/closings/endpoints';
import { periodAfter } from '@carwash/domain/closings/period';
import { expectedCash } from '@carwash/domain/closings/sum-receipts';
import { countTerminal } from '@carwash/domain/closings/terminal-count';
import type { Endpoints } from '@carwash/domain/endpoints';
import { fromMinorUnits, toMinorUnits } from '@carwash/domain/money/money';
import { isRefusal } from '@carwash/domain/sales/sale-change';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError, badInput, toError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { numberReceipts } from '../receipts/number-receipts.ts';
import { writePeriod } from '../receipts/write-period.ts';
import { closingForAudit } from './closing-for-audit.ts';
import { openPeriodOf, readTill, type Till } from './read-till.ts';

/** Tells whether a closing is the one that this call, sent before, has made. */
const isOwn = ({ closedBy, ...closing }: Closing, body: CloseDay, { uid }: Staff): boolean =>
  closedBy.uid === uid &&
  closing.reopened === null &&
  closing.closingNumber === body.closingNumber &&
  closing.openingFloatMinor === toMinorUnits(body.openingFloat) &&
  closing.countedCashMinor === toMinorUnits(body.countedCash) &&
  closing.differenceReason === body.differenceReason &&
  (closing.terminal ? fromMinorUnits(closing.terminal.totalMinor) : null) === body.terminalTotal;

/** @throws ApiError conflict, bad_input */
function newClosing(till: Till, body: CloseDay, { uid, name }: Staff, createdAt: Date): Closing {
  const { lastClosedAt, ...period } = openPeriodOf(till);
  if (period.closingNumber !== body.closingNumber) {
    const by = till.newest?.data().closedBy.name;
    throw new ApiError(
      'conflict',
      `The till was closed or reopened meanwhile${by ? `, by ${by}` : ''}.`,
    );
  }
  const openingFloatMinor = toMinorUnits(body.openingFloat);
  const expectedCashMinor = expectedCash(openingFloatMinor, period);
  if (expectedCashMinor !== body.expectedCashMinor) {
    throw new ApiError('conflict', 'Cash has come or gone since. Please look at the sums again.');
  }
  const countedCashMinor = toMinorUnits(body.countedCash);
  const isEqual = countedCashMinor === expectedCashMinor;
  if (!isEqual && body.differenceReason === '') {
    throw badInput('differenceReason', 'Say why the counted cash differs.');
  }
  // Before the first closing nothing was counted yet.
  const hasUsualFloat = lastClosedAt === null || openingFloatMinor === period.openingFloatMinor;
  if (!hasUsualFloat && body.differenceReason === '') {
    throw badInput('differenceReason', 'Say why the opening float is not what was counted last.');
  }
  const terminal = countTerminal(period.figures, body);
  if (terminal && isRefusal(terminal)) throw toError(terminal);
  return {
    _id: String(period.closingNumber),
    ...period,
    openingFloatMinor,
    expectedCashMinor,
    countedCashMinor,
    ...(terminal && { terminal }),
    differenceReason: isEqual && hasUsualFloat ? '' : body.differenceReason,
    closedBy: { uid, name },
    reopened: null,
    nextClosing: null,
    createdAt,
  };
}

/**
 * Closes the till. Of two closings at once one wins, and the other is told. A closing by the same person with the same
 * figures is the answer to a repeated call.
 * @throws ApiError conflict, bad_input for a difference or another opening float without a reason
 */
export const closeDay: Handler<Context, Endpoints['closeDay']> = async (
  { body, caller },
  context,
) => {
  await numberReceipts(context);
  return retryOnConflict(async () => {
    const till = await readTill(context);
    const newest = till.newest?.data();
    if (newest && isOwn(newest, body, caller)) return newest;
    const closing = newClosing(till, body, caller, context.now());
    const batch = context.db.batch();
    batch.create(context.db.closings.doc(closing._id), closing);
    if (till.standing) {
      // Changes it, so that nobody can reopen it at the same time.
      const nextClosing = closing.closingNumber;
      batch.update(till.standing.ref, { nextClosing }, ifUnchanged(till.standing));
    }
    writePeriod(batch, till.snapshot, periodAfter(closing), context);
    const { subject, fields } = closingForAudit(closing);
    const change = { kind: 'closing', action: 'day closed', subject } as const;
    addAuditEntry(batch, { ...change, before: null, after: fields }, caller, context);
    return (await commitIfUnchanged(batch)) ? closing : undefined;
  });
};
