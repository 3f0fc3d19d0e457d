import { nextRetry } from '@carwash/domain/payments/provider-query-schedule';
import type { Transaction, TransactionStatus } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deadline } from '../../background/deadline.ts';
import { drain, sumOf } from '../../background/drain.ts';
import type { StepCounts } from '../../background/step.ts';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../../db/compare-and-set.ts';
import { queryUnlessJustQueried } from './query-and-settle.ts';

/** Number of concurrent queries to the provider. */
const parallel = 10;

type Snapshot = QueryDocumentSnapshot<Transaction>;

/** Writes the next check time, unless another commit has changed the transaction. */
async function setNextCheck(
  snapshot: Snapshot,
  nextCheckAt: Date | null,
  { db }: Context,
): Promise<boolean> {
  const batch = db.batch();
  batch.update(snapshot.ref, { nextCheckAt }, ifUnchanged(snapshot));
  return commitIfUnchanged(batch);
}

async function settle(snapshot: Snapshot, context: Context): Promise<boolean> {
  try {
    await queryUnlessJustQueried(snapshot.id, context);
    return true;
  } catch (error) {
    // Postponed, so that a failing payment does not block the others.
    await setNextCheck(snapshot, nextRetry(context.now()), context);
    throw error;
  }
}

/** Counts the payments about which the provider gives no usable answer. */
async function countUnanswered({ db }: Context): Promise<Pick<StepCounts, 'unansweredPayments'>> {
  // Only these have the field by which they are in order.
  const waiting = db.transactions.orderBy('unanswered.since');
  const [oldest] = (await waiting.limit(1).get()).docs;
  const oldestAt = oldest?.data().unanswered?.since;
  if (!oldestAt) return {};
  const { count } = (await waiting.count().get()).data();
  return { unansweredPayments: { count, oldestAt } };
}

/**
 * Settles payments whose check is due. Payments that hold a slot come before failed ones, so that
 * failed payments never delay a customer who has just paid. Settled payments are not checked again.
 */
export async function settleDuePayments(context: Context, deadline: Deadline): Promise<StepCounts> {
  const dueOf = (
    statuses: readonly TransactionStatus[],
    work: (snapshot: Snapshot) => Promise<boolean>,
  ) =>
    drain(
      {
        documents: context.db.transactions.where('status', 'in', statuses),
        dueAt: 'nextCheckAt',
        parallel,
        work,
      },
      context,
      deadline,
    );
  const ask = (snapshot: Snapshot) => settle(snapshot, context);
  const forget = (snapshot: Snapshot) => setNextCheck(snapshot, null, context);
  const counts = sumOf([
    await dueOf(['pending'], ask),
    await dueOf(['failed'], ask),
    await dueOf(['success', 'refund_due', 'refunded'], forget),
  ]);
  return { ...counts, ...(await countUnanswered(context)) };
}
