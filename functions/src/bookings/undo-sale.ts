import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { mayUndoSale, type UndoVerdict } from '@carwash/domain/bookings/undo-sale-policy';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Message } from '@carwash/domain/messages/message';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { queueMessages } from '../outbox/queue-messages.ts';
import { voidSale } from '../payments/add-refund.ts';
import { findBookingEvent } from '../payments/find-booking-event.ts';
import { commitWithReceipts } from '../receipts/number-receipts.ts';
import { cancelVisit } from './add-cancellation.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';
import { readBooking } from './read-booking.ts';
import { readPayments } from './read-payment.ts';

type Refusal = Exclude<UndoVerdict, 'possible'>;

const refusals: Record<Refusal, string> = {
  cancelled: 'This booking has already been cancelled.',
  not_at_desk: 'This was not sold at the desk. Cancel it instead.',
  too_late: 'A sale can be undone for ten minutes. Cancel or refund it instead.',
  begun: 'The car has come into a bay, or the visit is over. Refund it instead.',
  refunded: 'Money of this sale has gone back already.',
};

/** Returns who sold a booking: the first event of its timeline says so. */
async function sellerOf({ _id }: Booking, { db }: Context): Promise<BookingEvent['by']['role']> {
  return (await readDocument(db.bookingEvents(_id), '1'))?.data().by.role ?? 'system';
}

/** Tells whether the customer knows of the booking, or may know of it. */
async function wasTold({ _id }: Booking, { db }: Context): Promise<boolean> {
  const found = await db.messages.where('bookingId', '==', _id).get();
  const isOut = ({ kind, state }: Message) =>
    kind === 'confirmation' && state !== 'scheduled' && state !== 'dropped';
  return found.docs.some((message) => isOut(message.data()));
}

/** Adds the message that the booking is cancelled. */
function tellCustomer(batch: WriteBatch, booking: Booking, context: Context): void {
  const { _id: bookingId, customer, slot, sequence } = booking;
  const facts = { startsAt: slot.startsAt, sequence };
  const message = { kind: 'cancelled', uid: customer.uid, bookingId, version: 'undone' } as const;
  queueMessages(batch, [{ ...message, facts, dueAt: context.now() }], context);
}

interface Sale {
  booking: QueryDocumentSnapshot<Booking>;
  payments: readonly QueryDocumentSnapshot<Transaction>[];
}

/** Writes the booking, its minutes, the payment with its counters and the audit entry in one commit. */
async function undo(
  { booking, payments }: Sale,
  reason: string,
  caller: Staff,
  context: Context,
): Promise<Booking | undefined> {
  const before = booking.data();
  const batch = context.db.batch();
  const event = {
    kind: 'sale_undone',
    by: { uid: caller.uid, role: caller.role },
    reason,
  } as const;
  const after = await cancelVisit(batch, booking, before.refundTerms, [event], context);
  for (const payment of payments) {
    if (payment.data().status !== 'void') voidSale(batch, payment, { reason }, context);
  }
  if (await wasTold(before, context)) tellCustomer(batch, after, context);
  const { amount } = before;
  const paymentMethod = payments[0]?.data().paymentMethod;
  addAuditEntry(
    batch,
    {
      kind: 'booking',
      action: 'sale undone',
      subject: bookingAuditSubject(before),
      before: { status: before.status },
      after: { status: after.status, amount, paymentMethod, reason },
    },
    caller,
    context,
  );
  return (await commitIfUnchanged(batch)) ? after : undefined;
}

/**
 * Undoes a mistaken sale at the desk: it is cancelled, its minutes are free, and no money of it counts. A repeated
 * call by the same person gets the same answer as the first.
 * @throws ApiError not_found; conflict after ten minutes, once the car is in a bay, for a sale online, and after a
 * refund
 */
export const undoSale: Handler<Context, Endpoints['undoSale']> = (
  { params, body: { reason }, caller },
  context,
) =>
  commitWithReceipts(async () => {
    const booking = await readBooking(params.id, context);
    const before = booking.data();
    const payments = await readPayments(before, context);
    const soldBy = await sellerOf(before, context);
    const paid = payments.map((payment) => payment.data());
    const verdict = mayUndoSale(before, paid, soldBy, context.now());
    if (verdict === 'possible') return undo({ booking, payments }, reason, caller, context);
    const earlier = await findBookingEvent(params.id, 'sale_undone', context);
    if (earlier?.by.uid === caller.uid && earlier.reason === reason) return before;
    throw new ApiError('conflict', refusals[verdict]);
  }, context);
