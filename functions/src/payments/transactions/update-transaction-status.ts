import type { Endpoints } from '@carwash/domain/endpoints';
import { messageOfPayment } from '@carwash/domain/messages/new-message';
import { additionFacts, bookingIdOf } from '@carwash/domain/payments/booking-payments';
import { formatReceived } from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { UpdateTransactionStatus } from '@carwash/domain/payments/transaction-endpoints';
import { mayMarkRefunded } from '@carwash/domain/payments/transaction-status-policy';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Context } from '../../context.ts';
import { commitIfUnchanged } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Handler, Staff } from '../../http/handler.ts';
import { queueMessages } from '../../outbox/queue-messages.ts';
import { commitWithReceipts } from '../../receipts/number-receipts.ts';
import { addBookingEvent } from '../add-booking-event.ts';
import { payBackRest } from '../add-refund.ts';
import { findBookingEvent } from '../find-booking-event.ts';
import { paymentForAudit } from '../payment-for-audit.ts';
import { readTransaction } from '../read-own-transaction.ts';
import { requireReference } from '../require-reference.ts';

/** Returns the reference; null without one. Every other status is refused. */
function referenceOf({ status, reference }: UpdateTransactionStatus): string | null {
  if (status === 'refunded') return reference || null;
  throw new ApiError('conflict', 'Only a refund that is due can be changed, to refunded.');
}

/** Writes the payment, and the timeline of its booking if it has one, in one commit. */
async function payBack(
  snapshot: QueryDocumentSnapshot<Transaction>,
  reference: string | null,
  caller: Staff,
  context: Context,
): Promise<Transaction | undefined> {
  const batch = context.db.batch();
  const entry = { reason: '', reference: reference ?? '' };
  const transaction = payBackRest(batch, snapshot, entry, {}, context);
  const bookingId = bookingIdOf(transaction);
  const booking = await readDocument(context.db.bookings, bookingId);
  if (booking) {
    const by = { uid: caller.uid, role: caller.role };
    const back = additionFacts(transaction, transaction.refunds?.at(-1)?.amount ?? 0);
    const named = reference === null ? {} : { reference };
    const event = { kind: 'refunded', by, ...back, ...named } as const;
    await addBookingEvent(batch, booking.data(), event, context);
  } else {
    queueMessages(batch, [messageOfPayment('refunded', transaction, context.now())], context);
  }
  const { customer, service } = transaction;
  addAuditEntry(
    batch,
    {
      kind: 'refund',
      action: 'marked as refunded',
      subject: { id: bookingId, label: `${customer.name}, ${service.name}` },
      before: paymentForAudit(snapshot.data()),
      after: { ...paymentForAudit(transaction), paidBack: formatReceived(transaction.received) },
    },
    caller,
    context,
  );
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}

const paidBackAlready = (reference: string | null) =>
  new ApiError(
    'conflict',
    reference === null
      ? 'This was paid back already.'
      : `This was paid back already, as ${reference}.`,
  );

/**
 * Tells whether this call repeats the refund that was noted. With a reference anybody's call does, because it names one
 * transfer; without one only the same person's, because two people could each hand out cash.
 */
async function isRepeated(
  { _id, bookingId }: Transaction,
  reference: string | null,
  { uid }: Staff,
  context: Context,
): Promise<boolean> {
  if (reference !== null) return true;
  const paymentId = bookingId && _id;
  const earlier = await findBookingEvent(bookingId ?? _id, 'refunded', context, paymentId);
  return earlier?.by.uid === uid;
}

/**
 * Marks a due refund as paid out. A repeated call with the same reference, or by the same person where it has none,
 * gets the unchanged transaction.
 * @throws ApiError not_found; conflict for every other change of status.
 */
export const updateTransactionStatus: Handler<Context, Endpoints['updateTransactionStatus']> = (
  { params, body, caller },
  context,
) =>
  commitWithReceipts(async () => {
    const snapshot = await readTransaction(params.id, context);
    const reference = referenceOf(body);
    const { status, refundReference } = snapshot.data();
    switch (mayMarkRefunded(snapshot.data(), reference)) {
      case 'possible':
        requireReference(snapshot.data(), reference ?? '');
        return payBack(snapshot, reference, caller, context);
      case 'done_this_way':
        if (await isRepeated(snapshot.data(), reference, caller, context)) return snapshot.data();
        throw paidBackAlready(refundReference);
      case 'done_otherwise':
        throw paidBackAlready(refundReference);
      case 'not_due':
        throw new ApiError(
          'conflict',
          `No refund is due: the status is ${status}. Only refund_due can become refunded.`,
        );
    }
  }, context);
