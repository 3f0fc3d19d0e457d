import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import type { ReadKey } from '../../db/idempotency-key.ts';
import { readDocument } from '../../db/read-document.ts';

/**
 * Returns the transaction that an earlier call with this Idempotency-Key created; null for a new key or none.
 */
export async function findKeyedTransaction(
  key: ReadKey | null,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Transaction> | null> {
  const madeId = key?.snapshot.data()?.madeId;
  return madeId === undefined ? null : readDocument(db.transactions, madeId);
}
