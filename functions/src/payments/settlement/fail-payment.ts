import { nextCheckAfterFailure } from '@carwash/domain/payments/provider-query-schedule';
import type { FailureReason, Transaction } from '@carwash/domain/payments/transaction';
import type { Slot } from '@carwash/domain/slots/slot';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { commitIfUnchanged } from '../../db/compare-and-set.ts';
import { changeTransactionStatus } from '../change-transaction-status.ts';
import { freeSlot } from '../free-slot.ts';

/**
 * Marks a pending transaction as failed and frees its slot in one commit. The provider is queried again
 * later, because an open card page may still be paid.
 * @returns the failed transaction; undefined when another commit conflicted
 */
export async function failPayment(
  snapshot: QueryDocumentSnapshot<Transaction>,
  slot: DocumentSnapshot<Slot>,
  reason: FailureReason,
  context: Context,
): Promise<Transaction | undefined> {
  const now = context.now();
  const batch = context.db.batch();
  const transaction = changeTransactionStatus(
    batch,
    snapshot,
    {
      status: 'failed',
      failureReason: reason,
      nextCheckAt: nextCheckAfterFailure(snapshot.data().createdAt, now),
    },
    context,
  );
  freeSlot(batch, slot, transaction);
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}
