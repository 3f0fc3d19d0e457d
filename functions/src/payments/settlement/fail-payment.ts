import { keepsHold } from '@carwash/domain/payments/customer-payments';
import { nextCheckAfterFailure } from '@carwash/domain/payments/provider-query-schedule';
import type { FailureReason, Transaction } from '@carwash/domain/payments/transaction';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { leaveBay } from '@carwash/domain/slots/take-bay';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { changeDays } from '../../days/change-days.ts';
import { putBackEntry } from '../../days/put-back-entry.ts';
import { type ReadDays, readDays } from '../../days/read-days.ts';
import type { EntrySnapshot } from '../../days/waitlist-entries.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { findAmong, readDocument } from '../../db/read-document.ts';
import { readSettings } from '../../db/read-settings.ts';
import { writeTransaction } from '../write-transaction.ts';

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
  const transaction = writeTransaction(batch, snapshot, { ...failed, nextCheckAt }, context);
  const waiting = entry
    ? putBackEntry(batch, entry, days, await readSettings(context), context)
    : [];
  const jobs = keeps ? [] : [leaveBay(transaction.claimId)];
  changeDays(batch, days, { jobs, waiting }, context);
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}

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

/** Tells whether the customer of a payment has booked its service and day, or can pay for it, through another payment. */
async function hasAnotherPlace(
  { claimId, customer: { uid }, service, slot: { date } }: Transaction,
  days: ReadDays,
  { db, now }: Context,
): Promise<boolean> {
  const jobs = Object.entries(days.find(({ id }) => id === date)?.data()?.jobs ?? {});
  const others = jobs.flatMap(([id, { slotId, heldUntil }]) => {
    const parts = partsOfSlotId(slotId);
    const isOther = id !== claimId && (heldUntil === null || heldUntil > now());
    return isOther && parts?.serviceId === service._id && parts.date === date ? id : [];
  });
  const payments = await findAmong(db.transactions, 'claimId', others);
  return payments
    .map((payment) => payment.data())
    .some(
      (other) => other.customer.uid === uid && (other.paymentUrl || other.status !== 'pending'),
    );
}

/**
 * Marks a transaction as failed if it is still pending, and frees the slot that it holds; otherwise leaves it
 * unchanged.
 * @param endedEntry id of the waitlist entry that the payment ended and that gets its place back, unless its customer has
 * got another one meanwhile; null: none
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
    const isBack =
      entry?.data().state === 'taken' && !(await hasAnotherPlace(transaction, days, context));
    return failPayment(snapshot, days, reason, context, isBack ? entry : null);
  });
