import type { Endpoints } from '@carwash/domain/endpoints';
import { messageOfPayment } from '@carwash/domain/messages/messages-of-payment';
import { formatReceived } from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { UpdateTransactionStatus } from '@carwash/domain/payments/transaction-endpoints';
import { mayMarkRefunded } from '@carwash/domain/payments/transaction-status-policy';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Admin, Handler } from '../../http/handler.ts';
import { queueMessages } from '../../outbox/queue-messages.ts';
import { numberAfterCommit } from '../../receipts/number-receipts.ts';
import { addBookingEvent } from '../add-booking-event.ts';
import { changeTransactionStatus } from '../change-transaction-status.ts';
import { transactionNotFound } from '../read-own-transaction.ts';

/** Returns the reference. The schema requires one with this status; every other status is refused. */
function requireReference({ status, reference }: UpdateTransactionStatus): string {
  if (status === 'refunded' && reference) return reference;
  throw new ApiError('conflict', 'Only a refund that is due can be changed, to refunded.');
}

/** Writes the payment, and the timeline of its booking if it has one, in one commit. */
async function payBack(
  snapshot: QueryDocumentSnapshot<Transaction>,
  reference: string,
  caller: Admin,
  context: Context,
): Promise<Transaction | undefined> {
  const batch = context.db.batch();
  const refundedAt = context.now();
  const move = { status: 'refunded', refundReference: reference, refundedAt } as const;
  const transaction = changeTransactionStatus(batch, snapshot, move, context);
  const booking = await readDocument(context.db.bookings, snapshot.id);
  if (booking) {
    const by = { uid: caller.uid, role: caller.role };
    await addBookingEvent(batch, booking.data(), { kind: 'refunded', by, reference }, context);
  } else {
    queueMessages(batch, [messageOfPayment('refunded', transaction, refundedAt)], context);
  }
  const { _id: id, customer, service } = transaction;
  addAuditEntry(
    batch,
    {
      kind: 'refund',
      action: 'marked as refunded',
      subject: { id, label: `${customer.name}, ${service.name}` },
      before: snapshot.data(),
      after: { ...transaction, paidBack: formatReceived(transaction.received) },
    },
    caller,
    context,
  );
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}

/**
 * Marks a due refund as paid out. A repeated call with the same reference gets the unchanged
 * transaction.
 * @throws ApiError not_found; conflict for every other change of status.
 */
export const updateTransactionStatus: Handler<
  Context,
  Endpoints['updateTransactionStatus']
> = async ({ params, body, caller }, context) => {
  const transaction = await retryOnConflict(async () => {
    const snapshot = await readDocument(context.db.transactions, params.id);
    if (!snapshot) throw transactionNotFound();
    const reference = requireReference(body);
    const { status, refundReference } = snapshot.data();
    switch (mayMarkRefunded(snapshot.data(), reference)) {
      case 'possible':
        return payBack(snapshot, reference, caller, context);
      case 'done_already':
        return snapshot.data();
      case 'done_otherwise':
        throw new ApiError('conflict', `This was paid back already, as ${refundReference}.`);
      case 'not_due':
        throw new ApiError(
          'conflict',
          `No refund is due: the status is ${status}. Only refund_due can become refunded.`,
        );
    }
  });
  await numberAfterCommit(context);
  return transaction;
};
