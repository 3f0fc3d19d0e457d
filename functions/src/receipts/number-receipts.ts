import { noNumbers, numberInOrder } from '@carwash/domain/receipts/number-in-order';
import { receiptCounterId } from '@carwash/domain/receipts/receipt';
import type { Deadline } from '../background/deadline.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { logError } from '../http/log.ts';

/** Most receipts that one commit numbers. */
const maxPerCommit = 100;

type NumberingContext = Pick<Context, 'db' | 'now'>;

/**
 * Numbers the oldest receipts that have no number. The commit fails if another one has numbered since they were read,
 * so that no number is given twice or skipped.
 * @returns how many it has numbered, and whether none is left; undefined when another numbering conflicted
 */
async function numberOnce({
  db,
  now,
}: NumberingContext): Promise<{ numbered: number; isDone: boolean } | undefined> {
  const document = db.receiptNumbers.doc(receiptCounterId);
  const unnumbered = db.receipts.where('runningNumber', '==', null).orderBy('movedAt');
  const [counter, { docs }] = await Promise.all([
    document.get(),
    unnumbered.limit(maxPerCommit).get(),
  ]);
  if (docs.length === 0) return { numbered: 0, isDone: true };
  const { numbers, last } = numberInOrder(
    docs.map((receipt) => receipt.data()),
    counter.data() ?? noNumbers,
  );
  const batch = db.batch();
  if (counter.exists) batch.update(document, { ...last }, ifUnchanged(counter));
  else batch.create(document, { _id: receiptCounterId, ...last, createdAt: now() });
  for (const [index, receipt] of docs.entries()) {
    batch.update(receipt.ref, { ...numbers[index] }, ifUnchanged(receipt));
  }
  if (!(await commitIfUnchanged(batch))) return undefined;
  return { numbered: docs.length, isDone: docs.length < maxPerCommit };
}

/**
 * Numbers all receipts that have no number yet. It may run anywhere, repeatedly and concurrently.
 * @param mayGoOn called before every commit except the first
 * @returns the number of receipts that this call numbered
 */
export async function numberReceipts(
  context: NumberingContext,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  let total = 0;
  for (;;) {
    const { numbered, isDone } = await retryOnConflict(
      () => numberOnce(context),
      'numbers of receipts',
    );
    total += numbered;
    if (isDone || !mayGoOn()) return total;
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
  const done = await numberReceipts(context, () => !deadline.hasPassed());
  const left = context.db.receipts.where('runningNumber', '==', null).count();
  const due = deadline.hasPassed() ? (await left.get()).data().count : 0;
  return { done, failed: 0, due, oldestDueAt: null };
}
