import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import type { RefundByAdmin } from '@carwash/domain/bookings/endpoints';
import type { Endpoints } from '@carwash/domain/endpoints';
import { fromMinorUnits, toMinorUnits } from '@carwash/domain/money/money';
import {
  keptMinor,
  keptOfAll,
  receivedOfAll,
  returnedFacts,
  takeLatestFirst,
  withoutPart,
} from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import {
  mayGrantRefund,
  mayRefundAmount,
} from '@carwash/domain/payments/transaction-status-policy';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { addBookingEvents } from '../payments/add-booking-event.ts';
import { payBackRest } from '../payments/add-refund.ts';
import {
  changeTransactionStatus,
  writeTransaction,
} from '../payments/change-transaction-status.ts';
import { findBookingEvent } from '../payments/find-booking-event.ts';
import { requireReference } from '../payments/require-reference.ts';
import { commitWithReceipts } from '../receipts/number-receipts.ts';
import { type AuditedRefund, addRefundAudit } from './add-refund-audit.ts';
import { readBooking } from './read-booking.ts';
import { readPayments } from './read-payment.ts';
import { moneyChangedMeanwhile } from './require-left-as-seen.ts';

interface Purchase {
  booking: QueryDocumentSnapshot<Booking>;
  /** Those of its additions included. */
  payments: readonly QueryDocumentSnapshot<Transaction>[];
}

/** A refund as it is written: the payments that it changes, and the events that tell of it. */
interface Refunded {
  written: AuditedRefund[];
  events: Pick<BookingEvent, 'kind' | 'amount' | 'reference'>[];
}

const goesBackAlready = () =>
  new ApiError('conflict', 'The money of this booking goes back already.');

/** Writes that all that is left of one payment goes back; null: nothing is left. */
function writeRestOf(
  batch: WriteBatch,
  payment: QueryDocumentSnapshot<Transaction>,
  reason: string,
  context: Context,
): AuditedRefund | null {
  const before = payment.data();
  const why = { refundReason: 'business_decision' } as const;
  if (before.status === 'unpaid') {
    const after = changeTransactionStatus(batch, payment, { status: 'void' }, context);
    return { before, after, action: 'payment waived' };
  }
  if (keptMinor(before) === 0) return null;
  if (before.paymentMethod === 'cash') {
    const after = payBackRest(batch, payment, { reason, reference: '' }, why, context);
    return { before, after, action: 'refunded in cash' };
  }
  const owed = { status: 'refund_due', ...why } as const;
  const after = changeTransactionStatus(batch, payment, owed, context);
  return { before, after, action: 'refund granted' };
}

/**
 * Writes that all that is left goes back: cash is in the customer's hand, a card's money is due first. What is still
 * to be paid is not asked for any more.
 */
function writeRest(
  batch: WriteBatch,
  { payments }: Purchase,
  { reason }: RefundByAdmin,
  context: Context,
): Refunded {
  const written = payments.flatMap((payment) => writeRestOf(batch, payment, reason, context) ?? []);
  const cash = written.flatMap(({ before, after }) => (after.status === 'refunded' ? before : []));
  const isDue = written.some(({ after }) => after.status === 'refund_due');
  if (!isDue) return { written, events: [{ kind: 'refunded', ...returnedFacts(cash) }] };
  const amount = fromMinorUnits(keptOfAll(cash));
  const handedOut = cash.length > 0 ? [{ kind: 'refunded', amount } as const] : [];
  return { written, events: [{ kind: 'refund_granted' }, ...handedOut] };
}

/**
 * Writes that a part of the payments has gone back, from the latest first.
 * @throws ApiError bad_input without the reference that an online payment needs
 */
function writePart(
  batch: WriteBatch,
  { payments }: Purchase,
  { amount = 0, reason, reference }: RefundByAdmin,
  context: Context,
): Refunded {
  const at = context.now();
  const paid = payments
    .map((payment) => payment.data())
    .filter(({ status }) => status === 'success');
  const parts = takeLatestFirst(paid, toMinorUnits(amount));
  const named = parts.map(({ payment }) => requireReference(payment, reference)).find(Boolean);
  const written = parts.flatMap((part) => {
    const snapshot = payments.find(({ id }) => id === part.payment._id);
    if (!snapshot) return [];
    const entry = { reason, reference: requireReference(part.payment, reference), at };
    const after = writeTransaction(batch, snapshot, withoutPart(part, entry), context);
    return [{ before: part.payment, after, action: 'part refunded' }];
  });
  const event = { kind: 'part_refunded', amount, ...(named && { reference: named }) } as const;
  return { written, events: [event] };
}

/** Commits a refund with the booking, its timeline and the audit entries. */
async function commitRefund(
  batch: WriteBatch,
  { booking }: Purchase,
  { written, events }: Refunded,
  reason: string,
  caller: Staff,
  context: Context,
): Promise<Booking | undefined> {
  const before = booking.data();
  const isPart = events.some(({ kind }) => kind === 'part_refunded');
  const refundTerms = isPart ? before.refundTerms : 'granted';
  const after: Booking = { ...before, refundTerms };
  const by = { uid: caller.uid, role: caller.role };
  batch.update(booking.ref, { refundTerms }, ifUnchanged(booking));
  const told = events.map((event) => ({ ...event, by, reason }));
  await addBookingEvents(batch, after, told, context);
  addRefundAudit(batch, before, written, reason, caller, context);
  return (await commitIfUnchanged(batch)) ? after : undefined;
}

/** Tells whether the caller has refunded all that was left before, for the same reason. */
async function hasRefundedRest(
  bookingId: string,
  { reason }: RefundByAdmin,
  { uid }: Staff,
  context: Context,
): Promise<boolean> {
  const events = await Promise.all([
    findBookingEvent(bookingId, 'refund_granted', context),
    findBookingEvent(bookingId, 'refunded', context),
  ]);
  return events.some((event) => event?.by.uid === uid && event.reason === reason);
}

/**
 * Tells whether the caller has refunded the same part before, for the same reason, when as much had gone back as they
 * have seen now.
 */
async function hasRefundedPart(
  bookingId: string,
  { amount = 0, refundedBefore, reason }: RefundByAdmin,
  { uid }: Staff,
  { db }: Context,
): Promise<boolean> {
  const found = await db.bookingEvents(bookingId).where('kind', '==', 'part_refunded').get();
  const parts = found.docs
    .map((event) => event.data())
    .toSorted((one, other) => Number(one._id) - Number(other._id));
  let beforeMinor = 0;
  for (const part of parts) {
    const partMinor = toMinorUnits(part.amount ?? 0);
    if (
      beforeMinor === toMinorUnits(refundedBefore) &&
      partMinor === toMinorUnits(amount) &&
      part.by.uid === uid &&
      part.reason === reason
    ) {
      return true;
    }
    beforeMinor += partMinor;
  }
  return false;
}

/** Tells whether the call asks for all that was left when the caller looked. */
const wantsRest = (
  payments: readonly Transaction[],
  { amount, refundedBefore }: RefundByAdmin,
): boolean =>
  amount === undefined ||
  toMinorUnits(refundedBefore) + toMinorUnits(amount) === receivedOfAll(payments);

const isRepeated = (
  bookingId: string,
  payments: readonly Transaction[],
  body: RefundByAdmin,
  caller: Staff,
  context: Context,
): Promise<boolean> =>
  wantsRest(payments, body)
    ? hasRefundedRest(bookingId, body, caller, context)
    : hasRefundedPart(bookingId, body, caller, context);

const verdictOf = (
  payments: readonly Transaction[],
  { amount, refundedBefore, leftBefore }: RefundByAdmin,
) =>
  mayRefundAmount(payments, {
    amountMinor: amount === undefined ? null : toMinorUnits(amount),
    seenMinor: toMinorUnits(refundedBefore),
    seenLeftMinor: leftBefore === undefined ? null : toMinorUnits(leftBefore),
  });

/**
 * Refunds a booking, or a part of what was paid for it, because the business decided so: before or after the visit,
 * and after a cancellation without a refund. The booking's status does not change. A repeated call by the same
 * person gets the same answer as the first.
 * @throws ApiError not_found; conflict if nothing was paid, if the refund is already due or done, and if the money is
 * not as the caller has seen it
 */
export const refundBooking: Handler<Context, Endpoints['refundBooking']> = (
  { params, body, caller },
  context,
) =>
  commitWithReceipts(async () => {
    const booking = await readBooking(params.id, context);
    const payments = await readPayments(booking.data(), context);
    const paid = payments.map((payment) => payment.data());
    const purchase = { booking, payments };
    const repeated = async () => {
      if (!(await isRepeated(booking.id, paid, body, caller, context))) return null;
      // Read again, because the first call may have committed between the two reads.
      return (await readBooking(params.id, context)).data();
    };
    const granted = mayGrantRefund(paid);
    if (granted === 'nothing_paid') {
      throw new ApiError('conflict', 'Nothing was paid for this booking, so nothing can go back.');
    }
    if (granted === 'granted_already') {
      const done = await repeated();
      if (done) return done;
      throw goesBackAlready();
    }
    const batch = context.db.batch();
    const commit = (refunded: Refunded) =>
      commitRefund(batch, purchase, refunded, body.reason, caller, context);
    switch (verdictOf(paid, body)) {
      case 'rest':
        return commit(writeRest(batch, purchase, body, context));
      case 'part':
        return commit(writePart(batch, purchase, body, context));
      case 'too_much':
        throw new ApiError('conflict', 'That is more than what is left of this payment.');
      case 'changed_meanwhile': {
        const done = await repeated();
        if (done) return done;
        throw moneyChangedMeanwhile();
      }
    }
  }, context);
