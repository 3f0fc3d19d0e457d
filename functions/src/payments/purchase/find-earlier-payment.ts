import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { findKeyedTransaction } from './find-keyed-transaction.ts';
import type { ReadPurchase } from './read-purchase.ts';

const newest = (
  payments: readonly QueryDocumentSnapshot<Transaction>[],
): QueryDocumentSnapshot<Transaction> | null =>
  payments.toSorted(
    (one, other) => other.data().createdAt.getTime() - one.data().createdAt.getTime(),
  )[0] ?? null;

/**
 * Finds the customer's earlier payment for this slot: by the call's Idempotency-Key, or an open transaction
 * of an earlier visit. Of finished payments only a declined one that keeps its hold counts, because the slot
 * of any other may belong to another customer by now.
 */
export async function findEarlierPayment(
  { key, open }: Pick<ReadPurchase, 'key' | 'open'>,
  slotId: string,
  context: Context,
): Promise<QueryDocumentSnapshot<Transaction> | null> {
  const repeated = await findKeyedTransaction(key, context);
  const status = repeated?.data().status;
  if (status === 'pending' || status === 'success') return repeated;
  return newest(open.filter((payment) => payment.data().slot._id === slotId));
}
