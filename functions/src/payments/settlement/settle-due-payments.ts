import { nextCheckAfterSilence } from '@carwash/domain/payments/provider-questions';
import type { Transaction, TransactionStatus } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deadline } from '../../background/deadline.ts';
import { drain, sumOf } from '../../background/drain.ts';
import type { StepCounts } from '../../background/step.ts';
import type { Context } from '../../context.ts';
import { asRead, commitIfUnchanged } from '../../db/compare-and-set.ts';
import { askUnlessJustAsked } from './ask-and-settle.ts';

/** How many payments the provider is asked about at the same time. */
const parallel = 10;

type Snapshot = QueryDocumentSnapshot<Transaction>;

/** Unless somebody else has moved the transaction since it was found. */
async function setNextCheck(
  snapshot: Snapshot,
  nextCheckAt: Date | null,
  { db }: Context,
): Promise<boolean> {
  const batch = db.batch();
  batch.update(snapshot.ref, { nextCheckAt }, asRead(snapshot));
  return commitIfUnchanged(batch);
}

async function settle(snapshot: Snapshot, context: Context): Promise<boolean> {
  try {
    await askUnlessJustAsked(snapshot.id, context);
    return true;
  } catch (error) {
    // It makes room for the others and comes up again later.
    await setNextCheck(snapshot, nextCheckAfterSilence(context.now()), context);
    throw error;
  }
}

/**
 * Settles payments whose check is due. Those that hold a slot come before those that failed: nothing
 * that was given up may keep somebody waiting who has paid. What is settled is not asked about again.
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
  return sumOf([
    await dueOf(['pending'], ask),
    await dueOf(['failed'], ask),
    await dueOf(['success', 'refund_due', 'refunded'], forget),
  ]);
}
