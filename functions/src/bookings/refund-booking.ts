import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import type { RefundByAdmin } from '@carwash/domain/bookings/endpoints';
import type { Endpoints } from '@carwash/domain/endpoints';
import { toMinorUnits } from '@carwash/domain/money/money';
import { leftMinor, refundedMinor } from '@carwash/domain/payments/refunds';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { mayGrantRefund, mayRefundPart } from '@carwash/domain/payments/transaction-status-policy';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { addRefund, payBackRest } from '../payments/add-refund.ts';
import { changeTransactionStatus } from '../payments/change-transaction-status.ts';
import { paymentForAudit } from '../payments/payment-for-audit.ts';
import { numberAfterCommit } from '../receipts/number-receipts.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';
import { findBookingEvent } from './find-booking-event.ts';
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
  { uid }: Staff,
  context: Context,
): Written {
  const why = { refundReason: 'business_decision' } as const;
  if (payment.data().paymentMethod === 'cash') {
    const transaction = payBackRest(
      batch,
      payment,
      { reason, reference: '', by: uid },
      why,
      context,
    );
    return { transaction, event: { kind: 'refunded' }, action: 'refunded in cash' };
  }
  const owed = { status: 'refund_due', ...why } as const;
  const transaction = changeTransactionStatus(batch, payment, owed, context);
  return { transaction, event: { kind: 'refund_granted' }, action: 'refund granted' };
}

/** Writes that a part of the payment has gone back. */
function writePart(
  batch: WriteBatch,
  { payment }: Purchase,
  amount: number,
  { reason, reference }: RefundByAdmin,
  { uid }: Staff,
  context: Context,
): Written {
  const transaction = addRefund(batch, payment, { amount, reason, reference, by: uid }, context);
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

/** Tells whether the caller has refunded all of the payment before, for the same reason. */
async function isRepeated(
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
 * Decides which part of the payment goes back; null: all that is left. A repeated call is answered with 'done'.
 * @throws ApiError conflict
 */
function requirePart(
  payment: Transaction,
  { amount, refundedBefore, reason }: RefundByAdmin,
  { uid }: Staff,
): number | null | 'done' {
  if (amount === undefined) return null;
  const seenMinor = toMinorUnits(refundedBefore);
  const amountMinor = toMinorUnits(amount);
  const isRest = refundedMinor(payment) === seenMinor && leftMinor(payment) === amountMinor;
  if (isRest) return null;
  switch (mayRefundPart(payment, { amountMinor, seenMinor, by: uid, reason })) {
    case 'possible':
      return amount;
    case 'done_already':
      return 'done';
    case 'too_much':
      throw new ApiError('conflict', 'That is more than what is left of this payment.');
    case 'changed_meanwhile':
    case 'nothing_paid':
      throw changedMeanwhile();
  }
}

/**
 * Refunds a booking, or a part of what was paid for it, because the business decided so: before or after the visit,
 * and after a cancellation without a refund. The booking's status does not change. A repeated call by the same
 * admin gets the same answer as the first.
 * @throws ApiError not_found; conflict if nothing was paid, if the refund is already due or done, and if more has
 * gone back than the caller has seen
 */
export const refundBooking: Handler<Context, Endpoints['refundBooking']> = async (
  { params, body, caller },
  context,
) => {
  const refunded = await retryOnConflict(async () => {
    const booking = await readBooking(params.id, context);
    const payment = await readPayment(booking.data(), context);
    const purchase = { booking, payment };
    const verdict = mayGrantRefund(payment.data());
    if (verdict === 'granted_already') {
      // Read again, because the first call may have committed between the two reads.
      if (await isRepeated(params.id, body, caller, context)) {
        return (await readBooking(params.id, context)).data();
      }
      throw goesBackAlready();
    }
    if (verdict === 'nothing_paid') {
      throw new ApiError('conflict', 'Nothing was paid for this booking, so nothing can go back.');
    }
    const part = requirePart(payment.data(), body, caller);
    if (part === 'done') return booking.data();
    const batch = context.db.batch();
    const written =
      part === null
        ? writeRest(batch, purchase, body, caller, context)
        : writePart(batch, purchase, part, body, caller, context);
    return commitRefund(batch, purchase, written, body.reason, caller, context);
  });
  await numberAfterCommit(context);
  return refunded;
};
