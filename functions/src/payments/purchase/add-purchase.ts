import { nextCheckAfterFailure } from '@carwash/domain/payments/provider-questions';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { countTransaction } from '@carwash/domain/statistics/count-statistics';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { rememberIdempotencyKey } from '../../db/idempotency-key.ts';
import { countChange } from '../../statistics/count-change.ts';
import { type PurchaseFence, passPurchaseFence } from '../fence-purchases.ts';
import { moveTransaction } from '../move-transaction.ts';
import type { EarlierPayment } from './resume-payment.ts';

/**
 * Writes a new transaction of the caller into `batch`, with its counts and the key that leads to it. A
 * stale one for the same slot ends there. The slot is the caller's to write.
 */
export function addPurchase(
  batch: WriteBatch,
  transaction: Transaction,
  { stale, key }: EarlierPayment,
  fence: PurchaseFence,
  context: Context,
): void {
  batch.create(context.db.transactions.doc(transaction._id), transaction);
  countChange(batch, countTransaction(transaction, context.settings.businessTimeZone), context);
  passPurchaseFence(batch, fence, context);
  if (key) rememberIdempotencyKey(batch, key, transaction);
  if (stale) {
    const nextCheckAt = nextCheckAfterFailure(stale.data().createdAt, transaction.createdAt);
    const replaced = { status: 'failed', failureReason: 'replaced', nextCheckAt } as const;
    moveTransaction(batch, stale, replaced, context);
  }
}
