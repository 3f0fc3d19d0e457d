import type { Transaction } from '@carwash/domain/payments/transaction';
import { mayChangeTransactionStatus } from '@carwash/domain/payments/transaction-status-policy';
import { changeInCounts, countTransaction } from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { addReceipts } from '../receipts/add-receipts.ts';
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
 * Adds a transaction's status change, its counter changes and the receipts of the moved money to `batch`.
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
  addReceipts(batch, before, after, context);
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
