import { nextPaymentStep, type PaymentStep } from '@carwash/domain/payments/next-payment-step';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Slot } from '@carwash/domain/slots/slot';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { asRead, commitIfUnchanged, untilUncontended } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { foldNowAndThen } from '../../statistics/fold-deltas.ts';
import { type PurchaseFence, passPurchaseFence, readPurchaseFence } from '../fence-purchases.ts';
import { freeSlot } from '../free-slot.ts';
import { moveTransaction } from '../move-transaction.ts';
import { takeSlot } from '../take-slot.ts';
import { addBooking } from './add-booking.ts';
import type { ProviderAnswer } from './ask-provider.ts';
import { failPayment } from './fail-payment.ts';

interface Settlement {
  snapshot: QueryDocumentSnapshot<Transaction>;
  slot: DocumentSnapshot<Slot>;
  buyer: Buyer;
  answer: ProviderAnswer;
}

/** Whether there still is a customer to book for. */
interface Buyer {
  fence: PurchaseFence;
  isCustomerGone: boolean;
}

/** The fence first: who is deleted after it was read can be booked for no more. */
async function readBuyer({ customer: { uid } }: Transaction, context: Context): Promise<Buyer> {
  const fence = await readPurchaseFence(uid, context);
  const isCustomerGone = uid !== null && !(await context.db.users.doc(uid).get()).exists;
  return { fence, isCustomerGone };
}

/**
 * Turns a payment into what the provider says it is: the only way from a payment to a booking.
 * Every road leads here, any number of times, in any order, at once: the outcome is one commit.
 * @returns the transaction as it is afterwards; null if there is none
 */
export async function settlePayment(
  transactionId: string,
  answer: ProviderAnswer,
  context: Context,
): Promise<Transaction | null> {
  const settled = await untilUncontended(async () => {
    const snapshot = await readDocument(context.db.transactions, transactionId);
    if (!snapshot) return null;
    const transaction = snapshot.data();
    const [slot, buyer] = await Promise.all([
      context.db.slots.doc(transaction.slot._id).get(),
      readBuyer(transaction, context),
    ]);
    return takeStep({ snapshot, slot, buyer, answer }, context);
  });
  await foldNowAndThen(context);
  return settled;
}

/** @returns undefined when another commit came first */
async function takeStep(
  settlement: Settlement,
  context: Context,
): Promise<Transaction | undefined> {
  const { snapshot, slot, buyer, answer } = settlement;
  const step = nextPaymentStep(
    snapshot.data(),
    { slot: slot.data() ?? null, isCustomerGone: buyer.isCustomerGone },
    answer.outcome,
    context.now(),
  );
  switch (step.kind) {
    case 'none':
      return snapshot.data();
    case 'book':
      return bookSlot(settlement, context);
    case 'refund':
      return owePayment(settlement, step, context);
    case 'fail':
      return failPayment(snapshot, slot, step.reason, context);
    case 'check_later':
      return checkLater(settlement, step, context);
  }
}

async function bookSlot({ snapshot, slot, buyer, answer }: Settlement, context: Context) {
  const paidAt = context.now();
  const batch = context.db.batch();
  const transaction = moveTransaction(
    batch,
    snapshot,
    {
      status: 'success',
      paidAt,
      nextCheckAt: null,
      failureReason: null,
      providerReference: answer.reference,
      received: answer.received,
    },
    context,
  );
  takeSlot(batch, slot, transaction);
  passPurchaseFence(batch, buyer.fence, context);
  const by = { uid: transaction.customer.uid, role: 'user' } as const;
  addBooking(batch, transaction, { by, createdAt: paidAt }, context);
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}

/** The money arrived but buys nothing: it has to go back. */
async function owePayment(
  { snapshot, slot, answer }: Settlement,
  { reason }: Extract<PaymentStep, { kind: 'refund' }>,
  context: Context,
) {
  const batch = context.db.batch();
  const transaction = moveTransaction(
    batch,
    snapshot,
    {
      status: 'refund_due',
      refundReason: reason,
      paidAt: context.now(),
      nextCheckAt: null,
      failureReason: null,
      providerReference: answer.reference,
      received: answer.received,
    },
    context,
  );
  freeSlot(batch, slot, transaction);
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}

async function checkLater(
  { snapshot }: Settlement,
  { at }: Extract<PaymentStep, { kind: 'check_later' }>,
  context: Context,
) {
  const batch = context.db.batch();
  batch.update(snapshot.ref, { nextCheckAt: at }, asRead(snapshot));
  return (await commitIfUnchanged(batch)) ? { ...snapshot.data(), nextCheckAt: at } : undefined;
}
