import type { FailureReason, Transaction } from '@carwash/domain/payments/transaction';
import type { Context } from '../../context.ts';
import { untilUncontended } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { failPayment } from './fail-payment.ts';

/**
 * Fails a transaction and frees its slot if it is still pending; leaves it as it is otherwise.
 * @returns the transaction as it is afterwards; null if there is none
 */
export const giveUpPayment = (
  transactionId: string,
  reason: FailureReason,
  context: Context,
): Promise<Transaction | null> =>
  untilUncontended(async () => {
    const snapshot = await readDocument(context.db.transactions, transactionId);
    if (!snapshot) return null;
    if (snapshot.data().status !== 'pending') return snapshot.data();
    const slot = await context.db.slots.doc(snapshot.data().slot._id).get();
    return failPayment(snapshot, slot, reason, context);
  });
