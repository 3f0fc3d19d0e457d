import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import type { RefundByAdmin } from '@carwash/domain/bookings/endpoints';
import type { Endpoints } from '@carwash/domain/endpoints';
import { toMinorUnits } from '@carwash/domain/money/money';
import { receivedMinor } from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';
import {
  mayGrantRefund,
  mayRefundAmount,
} from '@carwash/domain/payments/transaction-status-policy';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { addRefund, payBackRest } from '../payments/add-refund.ts';
import { changeTransactionStatus } from '../payments/change-transaction-status.ts';
import { findBookingEvent } from '../payments/find-booking-event.ts';
import { paymentForAudit } from '../payments/payment-for-audit.ts';
import { requireReference } from '../payments/require-reference.ts';
import { commitWithReceipts } from '../receipts/number-receipts.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';
import { readBooking } from './read-booking.ts';
import { readPayment } from './read-payment.ts';

interface Purchase {
  booking: QueryDocumentSnapshot<Booking>;
  payment: QueryDocumentSnapshot<Transaction>;
}

/** A refund as it is written: the payment afterwards, and how timeline and audit tell of it. */
interface Written {
  transaction: Transaction;
  event: Pick<BookingEvent, 'kind' | 'amount' | 'reference'>;
  action: string;
}

const changedMeanwhile = () =>
  new ApiError('conflict', 'Some of this money has just gone back. Please look again.');

const goesBackAlready = () =>
  new ApiError('conflict', 'The money of this booking goes back already.');

/** Writes that all that is left goes back: cash is in the customer's hand, a card's money is due first. */
function writeRest(
  batch: WriteBatch,
  { payment }: Purchase,
  { reason }: RefundByAdmin,
  context: Context,
): Written {
  const why = { refundReason: 'business_decision' } as const;
  if (payment.data().paymentMethod === 'cash') {
    const transaction = payBackRest(batch, payment, { reason, reference: '' }, why, context);
    return { transaction, event: { kind: 'refunded' }, action: 'refunded in cash' };
  }
  const owed = { status: 'refund_due', ...why } as const;
  const transaction = changeTransactionStatus(batch, payment, owed, context);
  return { transaction, event: { kind: 'refund_granted' }, action: 'refund granted' };
}

/**
 * Writes that a part of the payment has gone back.
 * @throws ApiError bad_input without the reference that an online payment needs
 */
function writePart(
  batch: WriteBatch,
  { payment }: Purchase,
  { amount = 0, reason, reference }: RefundByAdmin,
  context: Context,
): Written {
  requireReference(payment.data(), reference);
  const transaction = addRefund(batch, payment, { amount, reason, reference }, context);
  const named = reference === '' ? {} : { reference };
  return {
    transaction,
    event: { kind: 'part_refunded', amount, ...named },
    action: 'part refunded',
  };
}

/** Commits a refund with the booking, its timeline and the audit entry. */
async function commitRefund(
  batch: WriteBatch,
  { booking, payment }: Purchase,
  { transaction, event, action }: Written,
  reason: string,
  caller: Staff,
  context: Context,
): Promise<Booking | undefined> {
  const before = booking.data();
  const refundTerms = event.kind === 'part_refunded' ? before.refundTerms : 'granted';
  const after: Booking = { ...before, refundTerms };
  const by = { uid: caller.uid, role: caller.role };
  batch.update(booking.ref, { refundTerms }, ifUnchanged(booking));
  await addBookingEvent(batch, after, { ...event, by, reason }, context);
  addAuditEntry(
    batch,
    {
      kind: 'refund',
      action,
      subject: bookingAuditSubject(before),
      before: paymentForAudit(payment.data()),
      after: { ...paymentForAudit(transaction), reason },
    },
    caller,
    context,
  );
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
const wantsRest = (payment: Transaction, { amount, refundedBefore }: RefundByAdmin): boolean =>
  amount === undefined ||
  toMinorUnits(refundedBefore) + toMinorUnits(amount) === receivedMinor(payment);

const isRepeated = (
  payment: Transaction,
  body: RefundByAdmin,
  caller: Staff,
  context: Context,
): Promise<boolean> =>
  wantsRest(payment, body)
    ? hasRefundedRest(payment._id, body, caller, context)
    : hasRefundedPart(payment._id, body, caller, context);

const verdictOf = (payment: Transaction, { amount, refundedBefore }: RefundByAdmin) =>
  mayRefundAmount(payment, {
    amountMinor: amount === undefined ? null : toMinorUnits(amount),
    seenMinor: toMinorUnits(refundedBefore),
  });

/**
 * Refunds a booking, or a part of what was paid for it, because the business decided so: before or after the visit,
 * and after a cancellation without a refund. The booking's status does not change. A repeated call by the same
 * admin gets the same answer as the first.
 * @throws ApiError not_found; conflict if nothing was paid, if the refund is already due or done, and if more has
 * gone back than the caller has seen
 */
export const refundBooking: Handler<Context, Endpoints['refundBooking']> = (
  { params, body, caller },
  context,
) =>
  commitWithReceipts(async () => {
    const booking = await readBooking(params.id, context);
    const payment = await readPayment(booking.data(), context);
    const purchase = { booking, payment };
    const repeated = async () => {
      if (!(await isRepeated(payment.data(), body, caller, context))) return null;
      // Read again, because the first call may have committed between the two reads.
      return (await readBooking(params.id, context)).data();
    };
    const granted = mayGrantRefund(payment.data());
    if (granted === 'nothing_paid') {
      throw new ApiError('conflict', 'Nothing was paid for this booking, so nothing can go back.');
    }
    if (granted === 'granted_already') {
      const done = await repeated();
      if (done) return done;
      throw goesBackAlready();
    }
    const batch = context.db.batch();
    const commit = (written: Written) =>
      commitRefund(batch, purchase, written, body.reason, caller, context);
    switch (verdictOf(payment.data(), body)) {
      case 'rest':
        return commit(writeRest(batch, purchase, body, context));
      case 'part':
        return commit(writePart(batch, purchase, body, context));
      case 'too_much':
        throw new ApiError('conflict', 'That is more than what is left of this payment.');
      case 'changed_meanwhile': {
        const done = await repeated();
        if (done) return done;
        throw changedMeanwhile();
      }
    }
  }, context);
