import { nextCheckAfterFailure } from '@carwash/domain/payments/provider-query-schedule';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { StartHold } from '@carwash/domain/slots/hold';
import { countTransaction } from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { ifUnchanged } from '../../db/compare-and-set.ts';
import { rememberIdempotencyKey } from '../../db/idempotency-key.ts';
import { countChange } from '../../statistics/count-change.ts';
import { changeTransactionStatus } from '../change-transaction-status.ts';
import { passPurchaseFence } from '../purchase-fence.ts';
import { withStartHold } from '../start-holds.ts';
import type { ReadPurchase } from './read-purchase.ts';
import type { EarlierPayment } from './resume-payment.ts';

/** Ends the payment whose hold another one takes at `now`. A declined payment stays declined. */
function endStale(
  batch: WriteBatch,
  stale: QueryDocumentSnapshot<Transaction>,
  now: Date,
  context: Context,
): void {
  const { status, createdAt } = stale.data();
  const nextCheckAt = nextCheckAfterFailure(createdAt, now);
  if (status === 'pending') {
    const replaced = { status: 'failed', failureReason: 'replaced', nextCheckAt } as const;
    changeTransactionStatus(batch, stale, replaced, context);
  } else {
    batch.update(stale.ref, { expiresAt: now, nextCheckAt }, ifUnchanged(stale));
  }
}

/**
 * Adds a new transaction to `batch`, with its counter changes and its idempotency key. A stale transaction
 * for the same slot ends. The caller of this function must write the slot.
 * @param hold of the slot; undefined when it is booked at once
 */
export function addPurchase(
  batch: WriteBatch,
  transaction: Transaction,
  { stale }: EarlierPayment,
  { fence, key, open }: ReadPurchase,
  context: Context,
  hold?: StartHold,
): void {
  batch.create(context.db.transactions.doc(transaction._id), transaction);
  countChange(batch, countTransaction(transaction, context.settings.businessTimeZone), context);
  const stayOpen = open.map(({ id }) => id).filter((id) => id !== stale?.id);
  const opened = transaction.status === 'pending' ? [transaction._id] : [];
  passPurchaseFence(batch, fence, context, {
    openPayments: [...stayOpen, ...opened],
    ...(hold && { startHolds: withStartHold(fence, transaction.slot._id, hold) }),
  });
  if (key) rememberIdempotencyKey(batch, key, transaction);
  if (stale) endStale(batch, stale, transaction.createdAt, context);
}
