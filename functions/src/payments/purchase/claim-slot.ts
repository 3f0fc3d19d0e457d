import { holdsSlot } from '@carwash/domain/payments/paid-slot-policy';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import { nextCheckWhileHeld } from '@carwash/domain/payments/provider-query-schedule';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { StartHold } from '@carwash/domain/slots/hold';
import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import type { Timestamp } from 'firebase-admin/firestore';
import { changeDays } from '../../bays/change-days.ts';
import { takeBay } from '../../bays/take-bay.ts';
import type { Context } from '../../context.ts';
import { commitOrFindOwn } from '../../db/compare-and-set.ts';
import { addPurchase } from './add-purchase.ts';
import { cancellationHoursFor } from './agreed-terms.ts';
import { draftTransaction } from './draft-transaction.ts';
import type { PurchaseDetails, ReadPurchase } from './read-purchase.ts';
import type { EarlierPayment } from './resume-payment.ts';

/** A transaction that holds its slot, and when it was written. */
export interface Claimed {
  transaction: Transaction;
  updateTime: Timestamp;
}

/** The hold of a new payment. */
export interface NewHold {
  hold: StartHold;
  holdMinutes: number;
  isUnproven: boolean;
}

/** Returns a pending card transaction with a new hold, or with the hold of the declined one before it. */
function draftCardPayment(
  { service, quote, read: { slot }, customer }: PurchaseDetails,
  body: InitiatePayment,
  { stale }: EarlierPayment,
  { settings, seller }: Pick<ReadPurchase, 'settings' | 'seller'>,
  { hold: { from: now, until: expiresAt }, holdMinutes }: NewHold,
  context: Context,
): Transaction {
  const earlier = stale?.data() ?? null;
  const { _id: uid, name, email, phone } = customer;
  return draftTransaction(
    {
      customer: { uid, name, email, phone },
      service,
      quote,
      slot,
      vehicle: body,
      visit: body,
      seller,
    },
    {
      status: 'pending',
      paymentMethod: 'card',
      cancellationHours: cancellationHoursFor(settings, earlier),
      expiresAt,
      holdMinutes,
      nextCheckAt: nextCheckWhileHeld({ createdAt: now, expiresAt }, now),
      paidAt: null,
      createdAt: now,
    },
    context,
  );
}

/**
 * Tells whether the customer's own stale payment, which was checked with the provider, holds the slot for all
 * the minutes that are needed now.
 */
export const isHeldByCaller = (
  { read: { slot } }: Pick<PurchaseDetails, 'read'>,
  { stale }: Pick<EarlierPayment, 'stale'>,
  now: Date,
): boolean =>
  stale !== null && holdsSlot(stale.data(), slot, now) && slot.endsAt <= stale.data().slot.endsAt;

/** Tells whether the slot can be held for this customer: it is open, or their own stale payment holds it. */
export const mayClaim = (details: PurchaseDetails, earlier: EarlierPayment, now: Date): boolean =>
  isSlotOpen(details.read.slot, now) || isHeldByCaller(details, earlier, now);

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
  hold: NewHold,
  context: Context,
): Promise<Claimed | undefined> {
  const transaction = draftCardPayment(details, body, earlier, read, hold, context);
  const { claimId, expiresAt: heldUntil } = transaction;
  const claim = { claimId, heldUntil, isUnproven: hold.isUnproven };
  const batch = context.db.batch();
  const stale = earlier.stale?.data().claimId;
  const jobs = takeBay(details.read, claim, context.now(), stale);
  changeDays(batch, details.read.days, { jobs }, context);
  addPurchase(batch, transaction, earlier, read, context, hold.hold);
  const made = context.db.transactions.doc(transaction._id);
  const isOwn = (stored: Transaction) => stored.claimId === claimId;
  const updateTime = await commitOrFindOwn(batch, made, isOwn, context);
  return updateTime && { transaction, updateTime };
}
