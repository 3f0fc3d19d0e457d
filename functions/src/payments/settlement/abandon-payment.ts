import type { FailureReason, Transaction } from '@carwash/domain/payments/transaction';
import type { Context } from '../../context.ts';
import { retryOnConflict } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { failPayment } from './fail-payment.ts';

/**
 * Marks a transaction as failed and frees its slot if it is still pending; else it stays unchanged.
 * @returns the transaction afterwards; null if it does not exist
 */
export const abandonPayment = (
  transactionId: string,
  reason: FailureReason,
  context: Context,
): Promise<Transaction | null> =>
  retryOnConflict(async () => {
    const snapshot = await readDocument(context.db.transactions, transactionId);
    if (!snapshot) return null;
    if (snapshot.data().status !== 'pending') return snapshot.data();
    const slot = await context.db.slots.doc(snapshot.data().slot._id).get();
    return failPayment(snapshot, slot, reason, context);
  });
