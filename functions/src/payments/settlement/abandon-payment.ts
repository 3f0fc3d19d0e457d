import { keepsHold } from '@carwash/domain/payments/customer-payments';
import type { FailureReason, Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { changeDays } from '../../days/change-days.ts';
import { type ReadDays, readDays } from '../../days/read-days.ts';
import { leaveBay } from '../../days/take-bay.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { failPayment } from './fail-payment.ts';

/**
 * Frees the slot that a declined payment has kept for its customer.
 * @returns the transaction afterwards; undefined when another commit conflicted
 */
async function endKeptHold(
  snapshot: QueryDocumentSnapshot<Transaction>,
  days: ReadDays,
  context: Context,
): Promise<Transaction | undefined> {
  const transaction = { ...snapshot.data(), expiresAt: context.now() };
  const batch = context.db.batch();
  batch.update(snapshot.ref, { expiresAt: transaction.expiresAt }, ifUnchanged(snapshot));
  changeDays(batch, days, { jobs: [leaveBay(transaction.claimId)] }, context);
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}

/**
 * Marks a transaction as failed if it is still pending, and frees the slot that it holds; otherwise leaves it
 * unchanged.
 * @param endedEntry id of the waitlist entry that the payment ended and that gets its place back; null: none
 * @returns the transaction afterwards; null if it does not exist
 */
export const abandonPayment = (
  transactionId: string,
  reason: FailureReason,
  context: Context,
  endedEntry: string | null = null,
): Promise<Transaction | null> =>
  retryOnConflict(async () => {
    const snapshot = await readDocument(context.db.transactions, transactionId);
    if (!snapshot) return null;
    const transaction = snapshot.data();
    const isKept = keepsHold(transaction, context.now());
    if (transaction.status !== 'pending' && !isKept) return transaction;
    const days = await readDays([transaction.slot], context);
    if (isKept) return endKeptHold(snapshot, days, context);
    const entry = endedEntry === null ? null : await readDocument(context.db.waitlist, endedEntry);
    const back = entry?.data().state === 'taken' ? entry : null;
    return failPayment(snapshot, days, reason, context, back);
  });
