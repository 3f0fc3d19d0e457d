import { openPeriodId } from '@carwash/domain/closings/closing';
import { withReceipts } from '@carwash/domain/closings/period';
import { summedFields } from '@carwash/domain/closings/sum-receipts';
import { noNumbers, numberInOrder } from '@carwash/domain/receipts/number-in-order';
import { receiptCounterId, receiptSchema } from '@carwash/domain/receipts/receipt';
import type { Deadline } from '../background/deadline.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readable } from '../db/readable.ts';
import { schemaConverter } from '../db/schema-converter.ts';
import { logError } from '../errors/log.ts';
import { writePeriod } from './write-period.ts';

/** Most receipts that one commit numbers. */
const maxPerCommit = 100;

type NumberingContext = Pick<Context, 'db' | 'now'>;

/**
 * Numbers the oldest receipts that have no number. The commit fails if another one has numbered since they were read,
 * so that no number is given twice or skipped.
 * @returns how many it has numbered, how many it passed over because they cannot be read, and whether none is left;
 * undefined when another numbering conflicted
 */
async function numberOnce({
  db,
  now,
}: NumberingContext): Promise<
  { numbered: number; unreadable: number; isDone: boolean } | undefined
> {
  const document = db.receiptNumbers.doc(receiptCounterId);
  const unnumbered = db.receipts
    .where('runningNumber', '==', null)
    .orderBy('movedAt')
    // Only what a number and a sum depend on: a receipt with another fault must not stop those after it.
    .select(...summedFields)
    .withConverter(schemaConverter(receiptSchema.pick([...summedFields])));
  const [[counter, period], { docs }] = await Promise.all([
    db.readAll(document, db.till.doc(openPeriodId)),
    unnumbered.limit(maxPerCommit).get(),
  ]);
  const receipts = readable(docs);
  const unreadable = docs.length - receipts.length;
  if (receipts.length === 0) return { numbered: 0, unreadable, isDone: true };
  const before = counter.data() ?? noNumbers;
  const { numbers, last } = numberInOrder(
    receipts.map(({ data }) => data),
    before,
  );
  const batch = db.batch();
  if (counter.exists) batch.update(document, { ...last }, ifUnchanged(counter));
  else batch.create(document, { _id: receiptCounterId, ...last, createdAt: now() });
  const open = withReceipts(
    period.data(),
    receipts.map(({ data }) => data),
    before.runningNumber,
  );
  if (open) writePeriod(batch, period, open, { now });
  for (const [index, { document: receipt }] of receipts.entries()) {
    batch.update(receipt.ref, { ...numbers[index] }, ifUnchanged(receipt));
  }
  if (!(await commitIfUnchanged(batch))) return undefined;
  return { numbered: receipts.length, unreadable, isDone: docs.length < maxPerCommit };
}

/**
 * Numbers all receipts that have no number yet. It may run anywhere, repeatedly and concurrently.
 * @param mayGoOn called before every commit except the first
 * @returns the number of receipts that this call numbered, and of those that it passed over because they cannot be read
 */
export async function numberReceipts(
  context: NumberingContext,
  mayGoOn: () => boolean = () => true,
): Promise<{ numbered: number; unreadable: number }> {
  let total = 0;
  for (;;) {
    const { numbered, unreadable, isDone } = await retryOnConflict(
      () => numberOnce(context),
      'numbers of receipts',
    );
    total += numbered;
    if (isDone || !mayGoOn()) return { numbered: total, unreadable };
  }
}

/**
 * Numbers receipts after the commit of a sale or a refund. An error is only logged: the commit itself stays valid, and
 * the reconciler numbers its receipt.
 */
export async function numberAfterCommit(context: NumberingContext): Promise<void> {
  try {
    await numberReceipts(context);
  } catch (error) {
    logError('Receipts could not be numbered yet', error);
  }
}

/** Numbers the receipts whose sale could not do it. */
export async function numberRemainingReceipts(
  context: Context,
  deadline: Deadline,
): Promise<StepCounts> {
  const { numbered, unreadable } = await numberReceipts(context, () => !deadline.hasPassed());
  const left = context.db.receipts.where('runningNumber', '==', null).count();
  const due = deadline.hasPassed() ? (await left.get()).data().count : 0;
  return { done: numbered, failed: unreadable, due, oldestDueAt: null };
}
