import type { Transaction } from '@carwash/domain/payments/transaction';
import { mayChangeTransactionStatus } from '@carwash/domain/payments/transaction-status-policy';
import { changeInCounts, countTransaction } from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { addReceipts } from '../receipts/add-receipts.ts';
import { countChange } from '../statistics/count-change.ts';

/** The fields of a transaction that change with its status, or with its booking. */
export type Move = Pick<Transaction, 'status'> &
  Partial<
    Pick<
      Transaction,
      | 'paymentMethod'
      | 'nextCheckAt'
      | 'paidAt'
      | 'received'
      | 'failureReason'
      | 'refundReason'
      | 'refundReference'
      | 'refundedAt'
      | 'refunds'
      | 'writtenOff'
      | 'providerReference'
      | 'vehicle'
      | 'customer'
      | 'service'
      | 'slot'
      | 'lines'
      | 'amount'
      | 'vatPercent'
      | 'searchTerms'
    >
  >;

/**
 * Adds a change of a transaction, its counter changes and the receipts of the moved money to `batch`. Callers must
 * check before whether it is possible.
 * @returns the changed transaction
 */
export function writeTransaction(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Transaction>,
  change: Partial<Move>,
  context: Context,
): Transaction {
  const before = snapshot.data();
  const after: Transaction = { ...before, ...change };
  const { businessTimeZone } = context.settings;
  batch.update(snapshot.ref, { ...change }, ifUnchanged(snapshot));
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

/**
 * Adds a transaction's status change to `batch`, see `writeTransaction`.
 * @returns the changed transaction
 */
export function changeTransactionStatus(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Transaction>,
  move: Move,
  context: Context,
): Transaction {
  const { status } = snapshot.data();
  if (!mayChangeTransactionStatus(status, move.status)) {
    throw new Error(`A transaction cannot go from ${status} to ${move.status}`);
  }
  return writeTransaction(batch, snapshot, move, context);
}
