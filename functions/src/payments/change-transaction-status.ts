import type { Transaction } from '@carwash/domain/payments/transaction';
import { mayChangeTransactionStatus } from '@carwash/domain/payments/transaction-status-policy';
import { changeInCounts, countTransaction } from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { countChange } from '../statistics/count-change.ts';

type Move = Pick<Transaction, 'status'> &
  Partial<
    Pick<
      Transaction,
      | 'nextCheckAt'
      | 'paidAt'
      | 'received'
      | 'failureReason'
      | 'refundReason'
      | 'refundReference'
      | 'refundedAt'
      | 'providerReference'
    >
  >;

/**
 * Adds a transaction's status change and its counter changes to `batch`.
 * @returns the changed transaction
 */
export function changeTransactionStatus(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Transaction>,
  move: Move,
  context: Context,
): Transaction {
  const before = snapshot.data();
  if (!mayChangeTransactionStatus(before.status, move.status)) {
    throw new Error(`A transaction cannot go from ${before.status} to ${move.status}`);
  }
  const after: Transaction = { ...before, ...move };
  const { businessTimeZone } = context.settings;
  batch.update(snapshot.ref, { ...move }, ifUnchanged(snapshot));
  countChange(
    batch,
    changeInCounts(
      countTransaction(before, businessTimeZone),
      countTransaction(after, businessTimeZone),
    ),
    context,
  );
  return after;
}
