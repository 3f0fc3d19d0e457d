import type { Closing } from '@carwash/domain/closings/closing';
import type { CloseDay } from '@carwash/domain/closings/endpoints';
import { expectedCash } from '@carwash/domain/closings/sum-receipts';
import type { Endpoints } from '@carwash/domain/endpoints';
import { toMinorUnits } from '@carwash/domain/money/money';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError, badInput } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { numberReceipts } from '../receipts/number-receipts.ts';
import { closingForAudit } from './closing-for-audit.ts';
import { type LastClosings, readLastClosings, readOpenPeriod } from './read-closings.ts';

/** Tells whether a closing is the one that this call, sent before, has made. */
const isOwn = ({ closedBy, ...closing }: Closing, body: CloseDay, { uid }: Staff): boolean =>
  closedBy.uid === uid &&
  closing.reopened === null &&
  closing.closingNumber === body.closingNumber &&
  closing.openingFloatMinor === toMinorUnits(body.openingFloat) &&
  closing.countedCashMinor === toMinorUnits(body.countedCash) &&
  closing.differenceReason === body.differenceReason;

async function newClosing(
  last: LastClosings,
  body: CloseDay,
  { uid, name }: Staff,
  context: Context,
): Promise<Closing> {
  const { lastClosedAt, ...period } = await readOpenPeriod(last, context);
  if (period.closingNumber !== body.closingNumber) {
    const by = last.newest?.data().closedBy.name;
    throw new ApiError(
      'conflict',
      `The till was closed or reopened meanwhile${by ? `, by ${by}` : ''}.`,
    );
  }
  const openingFloatMinor = toMinorUnits(body.openingFloat);
  const expectedCashMinor = expectedCash(openingFloatMinor, period.figures);
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
  return {
    _id: String(period.closingNumber),
    ...period,
    openingFloatMinor,
    expectedCashMinor,
    countedCashMinor,
    differenceReason: isEqual && hasUsualFloat ? '' : body.differenceReason,
    closedBy: { uid, name },
    reopened: null,
    nextClosing: null,
    createdAt: context.now(),
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
    const last = await readLastClosings(context);
    const newest = last.newest?.data();
    if (newest && isOwn(newest, body, caller)) return newest;
    const closing = await newClosing(last, body, caller, context);
    const batch = context.db.batch();
    batch.create(context.db.closings.doc(closing._id), closing);
    if (last.standing) {
      // Changes it, so that nobody can reopen it at the same time.
      const nextClosing = closing.closingNumber;
      batch.update(last.standing.ref, { nextClosing }, ifUnchanged(last.standing));
    }
    const { subject, fields } = closingForAudit(closing);
    const change = { kind: 'closing', action: 'day closed', subject } as const;
    addAuditEntry(batch, { ...change, before: null, after: fields }, caller, context);
    return (await commitIfUnchanged(batch)) ? closing : undefined;
  });
};
