import { nextPaymentStep, type PaymentStep } from '@carwash/domain/payments/next-payment-step';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Slot } from '@carwash/domain/slots/slot';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { foldOccasionally } from '../../statistics/fold-deltas.ts';
import { changeTransactionStatus } from '../change-transaction-status.ts';
import { freeSlot } from '../free-slot.ts';
import { type PurchaseFence, passPurchaseFence, readPurchaseFence } from '../purchase-fence.ts';
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

/** The state of the customer's account. */
interface Buyer {
  fence: PurchaseFence;
  isCustomerGone: boolean;
}

/** Reads the fence first, so that deleting the customer afterwards makes the commit fail. */
async function readBuyer({ customer: { uid } }: Transaction, context: Context): Promise<Buyer> {
  const fence = await readPurchaseFence(uid, context);
  const isCustomerGone = uid !== null && !(await context.db.users.doc(uid).get()).exists;
  return { fence, isCustomerGone };
}

/**
 * Processes the provider's answer: the only way from a payment to a booking. It may be called
 * repeatedly, concurrently and in any order; the result is written in one commit.
 * @returns the transaction afterwards; null if it does not exist
 */
export async function settlePayment(
  transactionId: string,
  answer: ProviderAnswer,
  context: Context,
): Promise<Transaction | null> {
  const settled = await retryOnConflict(async () => {
    const snapshot = await readDocument(context.db.transactions, transactionId);
    if (!snapshot) return null;
    const transaction = snapshot.data();
    const [slot, buyer] = await Promise.all([
      context.db.slots.doc(transaction.slot._id).get(),
      readBuyer(transaction, context),
    ]);
    return takeStep({ snapshot, slot, buyer, answer }, context);
  });
  await foldOccasionally(context);
  return settled;
}

/** @returns undefined when another commit conflicted */
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
      return makeRefundDue(settlement, step, context);
    case 'fail':
      return failPayment(snapshot, slot, step.reason, context);
    case 'check_later':
      return checkLater(settlement, step, context);
  }
}

async function bookSlot({ snapshot, slot, buyer, answer }: Settlement, context: Context) {
  const paidAt = context.now();
  const batch = context.db.batch();
  const transaction = changeTransactionStatus(
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

/** The money was received but cannot be booked: it must be refunded. */
async function makeRefundDue(
  { snapshot, slot, answer }: Settlement,
  { reason }: Extract<PaymentStep, { kind: 'refund' }>,
  context: Context,
) {
  const batch = context.db.batch();
  const transaction = changeTransactionStatus(
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
  batch.update(snapshot.ref, { nextCheckAt: at }, ifUnchanged(snapshot));
  return (await commitIfUnchanged(batch)) ? { ...snapshot.data(), nextCheckAt: at } : undefined;
}
