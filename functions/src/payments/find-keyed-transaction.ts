import type { Transaction } from '@carwash/domain/entities/transaction';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import type { IdempotencyKey } from '../db/database.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * The transaction that the call's Idempotency-Key has led to before; null for a new key or none.
 * @param isRepeat whether the same call makes such a transaction
 * @throws ApiError conflict if the key was used for something else.
 */
export async function findKeyedTransaction(
  key: DocumentSnapshot<IdempotencyKey> | null,
  isRepeat: (transaction: Transaction) => boolean,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Transaction> | null> {
  const transactionId = key?.data()?.transactionId;
  const snapshot = transactionId ? await readDocument(db.transactions, transactionId) : null;
  if (snapshot && !isRepeat(snapshot.data())) {
    const message = 'This Idempotency-Key was used for another booking';
    throw new ApiError('conflict', message, [{ path: 'Idempotency-Key', message }]);
  }
  return snapshot;
}
