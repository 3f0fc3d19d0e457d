import { type Transaction, transactionSchema } from '@carwash/domain/payments/transaction';
import type { TransactionChange } from '@carwash/domain/payments/transaction-change';
import { mayChangeTransactionStatus } from '@carwash/domain/payments/transaction-status-policy';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { requireReadable } from '../db/schema-converter.ts';
import { addReceipts } from '../receipts/add-receipts.ts';

/**
 * Adds a change of a transaction and the receipts of the moved money to `batch`. Callers must check before whether it is
 * possible.
 * @returns the changed transaction
 * @throws Error for a status that cannot follow
 */
export function writeTransaction(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Transaction>,
  change: TransactionChange & Partial<Pick<Transaction, 'version'>>,
  context: Context,
): Transaction {
  const before = snapshot.data();
  const after: Transaction = { ...before, ...change };
  if (after.status !== before.status && !mayChangeTransactionStatus(before.status, after.status)) {
    throw new Error(`A transaction cannot go from ${before.status} to ${after.status}`);
  }
  requireReadable(transactionSchema, after);
  batch.update(snapshot.ref, { ...change }, ifUnchanged(snapshot));
  addReceipts(batch, before, after, context);
  return after;
}
