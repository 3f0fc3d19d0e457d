import { messagesOfLostPlace } from '@carwash/domain/messages/new-message';
import { nextPaymentStep, type PaymentStep } from '@carwash/domain/payments/next-payment-step';
import { holdOf } from '@carwash/domain/payments/paid-slot-policy';
import { nextCheckAfterNoAnswer } from '@carwash/domain/payments/provider-query-schedule';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { minutesSold } from '@carwash/domain/slots/job-length';
import type { Slot } from '@carwash/domain/slots/slot';
import { leaveBay, takeBay } from '@carwash/domain/slots/take-bay';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { changeDays } from '../../days/change-days.ts';
import { daysOf, placeOf, type ReadDays, type ReadSlot, slotIn } from '../../days/read-days.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { documentOf, readDocument } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import { queueMessages } from '../../outbox/queue-messages.ts';
import { foldOccasionally } from '../../statistics/fold-deltas.ts';
import {
  type CustomerVersion,
  hasAnotherPayment,
  raiseCustomerVersion,
} from '../customer-version.ts';
import { writeTransaction } from '../write-transaction.ts';
import { addBooking } from './add-booking.ts';
import { failPayment } from './fail-payment.ts';
import type { ProviderAnswer } from './query-provider.ts';

/** The data on which the decision about a payment depends. */
interface PaymentState {
  snapshot: QueryDocumentSnapshot<Transaction>;
  /** The current slot; null if it is no longer offered. */
  slot: Slot | null;
  days: ReadDays;
  customerVersion: CustomerVersion;
  isCustomerGone: boolean;
  hasAnotherPayment: boolean;
}

/**
 * Queries the expired holds that are in the way of a late payment. Returns whether the slot may have changed.
 */
type ClearHolds = (read: ReadSlot) => Promise<boolean>;

interface Settlement extends PaymentState {
  answer: ProviderAnswer;
  clearHolds: ClearHolds;
}

/**
 * Reads the state of a payment. Fence and profile are read at the same time, so that deleting the customer
 * afterwards makes the commit fail.
 */
export async function readState(
  snapshot: QueryDocumentSnapshot<Transaction>,
  context: Context,
): Promise<PaymentState> {
  const { db } = context;
  const sale = snapshot.data();
  const { slot: sold, customer } = sale;
  const [customerVersion, profile, ...days] = await db.readAll(
    documentOf(db.customerVersions, customer.uid ?? ''),
    documentOf(db.users, customer.uid ?? ''),
    ...daysOf(sold, context),
  );
  const isCustomerGone = customer.uid !== null && !profile?.exists;
  const length = { takes: minutesSold(sale), hours: null };
  const slot = slotIn(days, sold._id, context, { length });
  const isPaidTwice = await hasAnotherPayment(sale, slot, customerVersion, context);
  return { snapshot, slot, days, customerVersion, isCustomerGone, hasAnotherPayment: isPaidTwice };
}

/**
 * Processes the provider's answer: the only way from a payment to a booking. It may be called repeatedly,
 * concurrently and in any order; the result is written in one commit.
 * @param before the state as read before the answer. It is enough for a booking, because the commit fails if
 * the state has changed. Everything else is decided with the newest state.
 * @returns the transaction afterwards; null if it does not exist
 */
export async function settlePayment(
  transactionId: string,
  answer: ProviderAnswer,
  clearHolds: ClearHolds,
  context: Context,
  before?: PaymentState,
): Promise<Transaction | null> {
  const settled =
    (before && (await bookAtOnce({ ...before, answer, clearHolds }, context))) ??
    (await retryOnConflict(async () => {
      const snapshot = await readDocument(context.db.transactions, transactionId);
      if (!snapshot) return null;
      return takeStep({ ...(await readState(snapshot, context)), answer, clearHolds }, context);
    }, before?.snapshot.data().slot.date));
  await foldOccasionally(context);
  return settled;
}

const stepOf = ({ snapshot, answer, ...purchase }: Settlement, { now }: Context) =>
  nextPaymentStep(snapshot.data(), purchase, answer.outcome, now());

/**
 * Books the payment if that is the next step.
 * @returns undefined when the next step is another one, or another commit conflicted
 */
const bookAtOnce = async (
  settlement: Settlement,
  context: Context,
): Promise<Transaction | undefined> =>
  stepOf(settlement, context).kind === 'book' ? bookAfterHolders(settlement, context) : undefined;

/**
 * Takes the next step of a payment.
 * @returns undefined when another commit conflicted
 */
async function takeStep(
  settlement: Settlement,
  context: Context,
): Promise<Transaction | undefined> {
  const { snapshot, days } = settlement;
  const step = stepOf(settlement, context);
  switch (step.kind) {
    case 'none':
      return snapshot.data();
    case 'book':
      return bookAfterHolders(settlement, context);
    case 'refund':
      return makeRefundDue(settlement, step, context);
    case 'fail':
      return failPayment(snapshot, days, step.reason, context);
    case 'check_later':
      return checkLater(settlement, step, context);
  }
}

/**
 * Books the slot of a payment. A payment that arrives without its hold does not take the place of a customer
 * who may have paid in time: it waits until that is known.
 * @returns undefined when the slot has changed, or another commit conflicted
 */
async function bookAfterHolders(
  settlement: Settlement,
  context: Context,
): Promise<Transaction | undefined> {
  const { snapshot, slot, days, clearHolds } = settlement;
  if (slot && !holdOf(slot, snapshot.data())) {
    try {
      if (await clearHolds({ slot, days })) return undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'slot_being_paid') throw error;
      const at = nextCheckAfterNoAnswer(context.now());
      return checkLater(settlement, { kind: 'check_later', at }, context);
    }
  }
  return bookSlot(settlement, context);
}

async function bookSlot(
  { snapshot, slot, days, customerVersion, answer }: Settlement,
  context: Context,
) {
  if (!slot) throw new Error('What is not offered is not booked');
  const paidAt = context.now();
  const batch = context.db.batch();
  const transaction = writeTransaction(
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
  const claim = { claimId: transaction.claimId, heldUntil: null };
  changeDays(batch, days, { jobs: takeBay(placeOf({ slot, days }), claim, paidAt) }, context);
  const isOpen = (id: string) => id !== transaction._id;
  const openPayments = customerVersion?.data()?.openPayments?.filter(isOpen);
  raiseCustomerVersion(batch, customerVersion, context, {
    ...(openPayments && { openPayments }),
    hasPaid: true,
  });
  const by = { uid: transaction.customer.uid, role: 'user' } as const;
  addBooking(batch, transaction, { by, createdAt: paidAt }, context);
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}

/** Marks a payment as due for a refund, because the money was received but can't be booked. */
async function makeRefundDue(
  { snapshot, days, answer }: Settlement,
  { reason }: Extract<PaymentStep, { kind: 'refund' }>,
  context: Context,
) {
  const batch = context.db.batch();
  const transaction = writeTransaction(
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
  changeDays(batch, days, { jobs: [leaveBay(transaction.claimId)] }, context);
  queueMessages(batch, messagesOfLostPlace(transaction, context.now()), context);
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}

/** Schedules the next check. The slot that a declined payment has kept is freed once its hold has expired. */
async function checkLater(
  { snapshot, days }: Settlement,
  { at }: Extract<PaymentStep, { kind: 'check_later' }>,
  context: Context,
) {
  const { status, claimId } = snapshot.data();
  const held = days.map((day) => day.data()?.jobs[claimId]?.heldUntil).find(Boolean);
  const batch = context.db.batch();
  batch.update(snapshot.ref, { nextCheckAt: at }, ifUnchanged(snapshot));
  if (status === 'failed' && held && held <= context.now()) {
    changeDays(batch, days, { jobs: [leaveBay(claimId)] }, context);
  }
  return (await commitIfUnchanged(batch)) ? { ...snapshot.data(), nextCheckAt: at } : undefined;
}
