import { randomUUID } from 'node:crypto';
import type { InitiatePayment } from '@carwash/domain/api/payment-endpoints';
import { soldServiceSchema } from '@carwash/domain/entities/service';
import { bookedSlotSchema } from '@carwash/domain/entities/slot';
import type { Transaction } from '@carwash/domain/entities/transaction';
import { vehicleSchema } from '@carwash/domain/entities/vehicle';
import { ownsSlot } from '@carwash/domain/rules/can-book-paid-slot';
import { countTransaction } from '@carwash/domain/rules/count-statistics';
import { holdEnd } from '@carwash/domain/rules/hold';
import { nextCheckAfterFailure } from '@carwash/domain/rules/next-check';
import { isSlotOpen } from '@carwash/domain/rules/slot-state';
import { transactionId } from '@carwash/domain/rules/transaction-id';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged } from '../db/compare-and-set.ts';
import { countChange } from '../statistics/count-change.ts';
import type { EarlierPayment } from './find-earlier-payment.ts';
import { moveTransaction } from './move-transaction.ts';
import type { Offer } from './read-offer.ts';

/** How long an Idempotency-Key is remembered at least, in milliseconds. */
const keyLifeMs = 24 * 60 * 60_000;

const onlyKnown = { stripUnknown: true } as const;

function draftTransaction(offer: Offer, body: InitiatePayment, context: Context): Transaction {
  const { service, slot, customer } = offer;
  const now = context.now();
  const expiresAt = holdEnd(now);
  const id = transactionId(now, customer._id, service._id);
  return {
    _id: id,
    transactionId: id,
    customer: {
      uid: customer._id,
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
    },
    service: soldServiceSchema.cast(service, onlyKnown),
    slot: bookedSlotSchema.cast(slot.data(), onlyKnown),
    vehicle: vehicleSchema.cast(body, onlyKnown),
    amount: service.price,
    currency: context.settings.currency,
    status: 'pending',
    claimId: randomUUID(),
    paymentUrl: null,
    expiresAt,
    nextCheckAt: expiresAt,
    paidAt: null,
    failureReason: null,
    refundReason: null,
    providerReference: null,
    createdAt: now,
  };
}

function rememberKey(
  batch: WriteBatch,
  key: EarlierPayment['key'],
  transaction: Transaction,
): void {
  if (!key) return;
  const expiresAt = new Date(transaction.createdAt.getTime() + keyLifeMs);
  const entry = { transactionId: transaction._id, expiresAt, createdAt: transaction.createdAt };
  if (key.snapshot.exists) batch.update(key.ref, entry, asRead(key.snapshot));
  else batch.create(key.ref, entry);
}

/**
 * Holds the slot and creates the pending transaction in one commit. A stale transaction of the same
 * caller hands its hold over in that commit too.
 * @returns null when the slot is not open to this caller, or when another commit came first
 */
export async function claimSlot(
  offer: Offer,
  body: InitiatePayment,
  { stale, key }: EarlierPayment,
  context: Context,
): Promise<Transaction | null> {
  const { slot } = offer;
  const now = context.now();
  const handedOver =
    stale !== null && ownsSlot(slot.data(), stale.data()) && slot.data().startsAt > now;
  if (!isSlotOpen(slot.data(), now) && !handedOver) return null;
  const transaction = draftTransaction(offer, body, context);
  const { claimId, expiresAt } = transaction;
  const batch = context.db.batch();
  batch.update(slot.ref, { heldUntil: expiresAt, claimId }, asRead(slot));
  batch.create(context.db.transactions.doc(transaction._id), transaction);
  countChange(batch, countTransaction(transaction, context.settings.businessTimeZone), context);
  rememberKey(batch, key, transaction);
  if (stale) {
    const nextCheckAt = nextCheckAfterFailure(stale.data().createdAt, now);
    moveTransaction(
      batch,
      stale,
      { status: 'failed', failureReason: 'expired', nextCheckAt },
      context,
    );
  }
  return (await commitIfUnchanged(batch)) ? transaction : null;
}
