import { randomUUID } from 'node:crypto';
import type { InitiatePayment } from '@carwash/domain/api/payment-endpoints';
import { soldServiceSchema } from '@carwash/domain/entities/service';
import { bookedSlotSchema } from '@carwash/domain/entities/slot';
import type { Transaction } from '@carwash/domain/entities/transaction';
import { vehicleSchema } from '@carwash/domain/entities/vehicle';
import { ownsSlot } from '@carwash/domain/rules/can-book-paid-slot';
import { countTransaction } from '@carwash/domain/rules/count-statistics';
import { foundByPurchase } from '@carwash/domain/rules/found-by';
import { holdEnd } from '@carwash/domain/rules/hold';
import { nextCheckAfterFailure } from '@carwash/domain/rules/next-check';
import { isSlotOpen } from '@carwash/domain/rules/slot-state';
import { transactionId } from '@carwash/domain/rules/transaction-id';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged } from '../db/compare-and-set.ts';
import { countChange } from '../statistics/count-change.ts';
import type { EarlierPayment } from './find-earlier-payment.ts';
import { rememberIdempotencyKey } from './idempotency-key.ts';
import { moveTransaction } from './move-transaction.ts';
import type { Offer } from './read-offer.ts';

const onlyKnown = { stripUnknown: true } as const;

function draftTransaction(offer: Offer, body: InitiatePayment, context: Context): Transaction {
  const { service, slot, customer } = offer;
  const now = context.now();
  const expiresAt = holdEnd(now);
  const id = transactionId(now, customer._id, service._id);
  const sold = {
    _id: id,
    customer: {
      uid: customer._id,
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
    },
    service: soldServiceSchema.cast(service, onlyKnown),
    vehicle: vehicleSchema.cast(body, onlyKnown),
  };
  return {
    ...sold,
    transactionId: id,
    slot: bookedSlotSchema.cast(slot.data(), onlyKnown),
    amount: service.price,
    currency: context.settings.currency,
    status: 'pending',
    paymentMethod: 'card',
    claimId: randomUUID(),
    paymentUrl: null,
    expiresAt,
    nextCheckAt: expiresAt,
    paidAt: null,
    failureReason: null,
    refundReason: null,
    refundReference: null,
    refundedAt: null,
    providerReference: null,
    searchTerms: foundByPurchase(sold),
    createdAt: now,
  };
}

/** Whether the slot can be held for this caller: it is open, or the caller's own stale payment has it. */
export function mayClaim({ slot }: Offer, { stale }: EarlierPayment, now: Date): boolean {
  if (isSlotOpen(slot.data(), now)) return true;
  const { isBooked, startsAt } = slot.data();
  const isTheirs = stale !== null && ownsSlot(slot.data(), stale.data());
  return isTheirs && isBooked === 'available' && startsAt > now;
}

/**
 * Holds a slot that may be claimed and creates the pending transaction in one commit. A stale
 * transaction of the same caller hands its hold over in that commit too.
 * @returns null when another commit came first
 */
export async function claimSlot(
  offer: Offer,
  body: InitiatePayment,
  { stale, key }: EarlierPayment,
  context: Context,
): Promise<Transaction | null> {
  const transaction = draftTransaction(offer, body, context);
  const { claimId, expiresAt, createdAt } = transaction;
  const batch = context.db.batch();
  batch.update(offer.slot.ref, { heldUntil: expiresAt, claimId }, asRead(offer.slot));
  batch.create(context.db.transactions.doc(transaction._id), transaction);
  countChange(batch, countTransaction(transaction, context.settings.businessTimeZone), context);
  if (key) rememberIdempotencyKey(batch, key, transaction);
  if (stale) {
    const nextCheckAt = nextCheckAfterFailure(stale.data().createdAt, createdAt);
    const replaced = { status: 'failed', failureReason: 'replaced', nextCheckAt } as const;
    moveTransaction(batch, stale, replaced, context);
  }
  return (await commitIfUnchanged(batch)) ? transaction : null;
}
