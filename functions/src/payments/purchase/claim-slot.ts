import { keepsHold } from '@carwash/domain/payments/customer-payments';
import { holdsSlot } from '@carwash/domain/payments/paid-slot-policy';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import { nextCheckWhileHeld } from '@carwash/domain/payments/provider-query-schedule';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { holdEnd, takenOverHoldEnd } from '@carwash/domain/slots/hold';
import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { commitOrFindOwn, ifUnchanged } from '../../db/compare-and-set.ts';
import { addPurchase } from './add-purchase.ts';
import { draftTransaction } from './draft-transaction.ts';
import type { PurchaseDetails, ReadPurchase } from './read-purchase.ts';
import type { EarlierPayment } from './resume-payment.ts';

/** A transaction that holds its slot, and when it was written. */
export interface Claimed {
  transaction: Transaction;
  updateTime: Timestamp;
}

/** A pending card transaction with a new hold, or with the hold of the declined one before it. */
function draftCardPayment(
  { service, slot, customer }: PurchaseDetails,
  body: InitiatePayment,
  { stale }: EarlierPayment,
  context: Context,
): Transaction {
  const now = context.now();
  const earlier = stale?.data();
  const expiresAt =
    earlier && keepsHold(earlier, now) ? takenOverHoldEnd(earlier, now) : holdEnd(now);
  const { _id: uid, name, email, phone } = customer;
  return draftTransaction(
    {
      customer: { uid, name, email, phone },
      service,
      slot: slot.data(),
      vehicle: body,
      visit: body,
    },
    {
      status: 'pending',
      paymentMethod: 'card',
      expiresAt,
      nextCheckAt: nextCheckWhileHeld({ createdAt: now, expiresAt }, now),
      paidAt: null,
      createdAt: now,
    },
    context,
  );
}

/** Whether the slot is held by the customer's own stale payment, which was checked with the provider. */
export const isHeldByCaller = (
  { slot }: Pick<PurchaseDetails, 'slot'>,
  { stale }: Pick<EarlierPayment, 'stale'>,
  now: Date,
): boolean => stale !== null && holdsSlot(stale.data(), slot.data(), now);

/** Whether the slot can be held for this customer: it is open, or their own stale payment holds it. */
export const mayClaim = (details: PurchaseDetails, earlier: EarlierPayment, now: Date): boolean =>
  isSlotOpen(details.slot.data(), now) || isHeldByCaller(details, earlier, now);

/**
 * Holds a claimable slot and creates the pending transaction in one commit. A stale or declined
 * transaction of the same customer hands over its hold in that commit.
 * @returns undefined when another commit conflicted
 */
export async function claimSlot(
  details: PurchaseDetails,
  body: InitiatePayment,
  earlier: EarlierPayment,
  read: ReadPurchase,
  context: Context,
): Promise<Claimed | undefined> {
  const transaction = draftCardPayment(details, body, earlier, context);
  const { claimId, expiresAt } = transaction;
  const batch = context.db.batch();
  batch.update(details.slot.ref, { heldUntil: expiresAt, claimId }, ifUnchanged(details.slot));
  addPurchase(batch, transaction, earlier, read, context);
  const made = context.db.transactions.doc(transaction._id);
  const isOwn = (stored: Transaction) => stored.claimId === claimId;
  const updateTime = await commitOrFindOwn(batch, made, isOwn, context);
  return updateTime && { transaction, updateTime };
}
