import type { Transaction } from '@carwash/domain/payments/transaction';
import { receiptsOf } from '@carwash/domain/receipts/receipts-of';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';

/**
 * Adds the receipts of the money that a change of a transaction moves to the `batch` that makes the change. They are
 * numbered afterwards, see `numberReceipts`, so that sales do not wait for each other.
 * @param before null for a new transaction
 */
export function addReceipts(
  batch: WriteBatch,
  before: Transaction | null,
  after: Transaction,
  { db, settings, now }: Context,
): void {
  const listed = (transaction: Transaction) =>
    receiptsOf(transaction, settings.businessTimeZone, now());
  const known = new Set(before ? listed(before).map(({ _id }) => _id) : []);
  for (const receipt of listed(after)) {
    if (!known.has(receipt._id)) batch.create(db.receipts.doc(receipt._id), receipt);
  }
}
