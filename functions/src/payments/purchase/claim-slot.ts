import { holdsSlot } from '@carwash/domain/payments/paid-slot-policy';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import { nextCheckWhileHeld } from '@carwash/domain/payments/provider-query-schedule';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { holdEnd } from '@carwash/domain/slots/hold';
import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import type { Context } from '../../context.ts';
import { commitOrFindOwn, ifUnchanged } from '../../db/compare-and-set.ts';
import type { PurchaseFence } from '../purchase-fence.ts';
import { addPurchase } from './add-purchase.ts';
import { draftTransaction } from './draft-transaction.ts';
import type { PurchaseDetails } from './read-purchase-details.ts';
import type { EarlierPayment } from './resume-payment.ts';

/** A pending card transaction with a new hold. */
function draftCardPayment(
  { service, slot, customer }: PurchaseDetails,
  vehicle: InitiatePayment,
  context: Context,
): Transaction {
  const now = context.now();
  const expiresAt = holdEnd(now);
  const { _id: uid, name, email, phone } = customer;
  return draftTransaction(
    { customer: { uid, name, email, phone }, service, slot: slot.data(), vehicle },
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
 * Holds a claimable slot and creates the pending transaction in one commit. A stale transaction of the
 * same customer hands over its hold in that commit.
 * @param fence the customer's purchase fence, read before everything on which the claim depends
 * @returns undefined when another commit conflicted
 */
export async function claimSlot(
  details: PurchaseDetails,
  body: InitiatePayment,
  earlier: EarlierPayment,
  fence: PurchaseFence,
  context: Context,
): Promise<Transaction | undefined> {
  const transaction = draftCardPayment(details, body, context);
  const { claimId, expiresAt } = transaction;
  const batch = context.db.batch();
  batch.update(details.slot.ref, { heldUntil: expiresAt, claimId }, ifUnchanged(details.slot));
  addPurchase(batch, transaction, earlier, fence, context);
  const made = context.db.transactions.doc(transaction._id);
  const isOwn = (stored: Transaction) => stored.claimId === claimId;
  return (await commitOrFindOwn(batch, made, isOwn)) ? transaction : undefined;
}
