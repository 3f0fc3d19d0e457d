import { keepsHold } from '@carwash/domain/payments/customer-payments';
import { nextCheckAfterFailure } from '@carwash/domain/payments/provider-query-schedule';
import type { FailureReason, Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { changeDays } from '../../days/change-days.ts';
import { putBackEntry } from '../../days/put-back-entry.ts';
import type { ReadDays } from '../../days/read-days.ts';
import { leaveBay } from '../../days/take-bay.ts';
import type { EntrySnapshot } from '../../days/waitlist-entries.ts';
import { commitIfUnchanged } from '../../db/compare-and-set.ts';
import { readSettings } from '../../db/read-settings.ts';
import { changeTransactionStatus } from '../change-transaction-status.ts';

/**
 * Marks a pending transaction as failed and frees its slot in one commit. After a declined card the slot
 * stays held for the rest of the hold, so that the customer can try again before anybody else. The provider
 * is queried again when the hold ends, and later, because an open card page may still be paid.
 * @param entry of the waitlist that gets its place in line back; null: none
 * @returns the failed transaction; undefined when another commit conflicted
 */
export async function failPayment(
  snapshot: QueryDocumentSnapshot<Transaction>,
  days: ReadDays,
  reason: FailureReason,
  context: Context,
  entry: EntrySnapshot | null = null,
): Promise<Transaction | undefined> {
  const now = context.now();
  const { createdAt, expiresAt } = snapshot.data();
  const failed = { status: 'failed', failureReason: reason } as const;
  const keeps = keepsHold({ ...failed, expiresAt }, now);
  const nextCheckAt = keeps ? expiresAt : nextCheckAfterFailure(createdAt, now);
  const batch = context.db.batch();
  const transaction = changeTransactionStatus(batch, snapshot, { ...failed, nextCheckAt }, context);
  const waiting = entry
    ? putBackEntry(batch, entry, days, await readSettings(context), context)
    : [];
  const jobs = keeps ? [] : [leaveBay(transaction.claimId)];
  changeDays(batch, days, { jobs, waiting }, context);
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}
