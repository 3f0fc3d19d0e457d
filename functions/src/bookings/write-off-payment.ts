import type { Booking } from '@carwash/domain/bookings/booking';
import { mayWriteOff, type WriteOffVerdict } from '@carwash/domain/bookings/write-off-policy';
import type { Endpoints } from '@carwash/domain/endpoints';
import { additionFacts, bookingIdOf } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { changeTransactionStatus } from '../payments/change-transaction-status.ts';
import { readTransaction } from '../payments/read-own-transaction.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';

const refusals: Record<Exclude<WriteOffVerdict, 'possible'>, string> = {
  visit_to_come: 'This visit is not over. Cancel the booking, or write it off afterwards.',
  written_off_already: 'This was written off already.',
  nothing_owed: 'Nothing is to be paid for this booking any more.',
};

/** Writes the payment with its counters, the booking's timeline and the audit entry in one commit. */
async function writeOff(
  snapshot: QueryDocumentSnapshot<Transaction>,
  booking: Booking,
  reason: string,
  caller: Staff,
  context: Context,
): Promise<Transaction | undefined> {
  const before = snapshot.data();
  const batch = context.db.batch();
  const writtenOff = { reason, at: context.now(), uid: caller.uid };
  const change = { status: 'written_off', writtenOff } as const;
  const transaction = changeTransactionStatus(batch, snapshot, change, context);
  const by = { uid: caller.uid, role: caller.role };
  const facts = additionFacts(before, before.amount);
  const event = { kind: 'written_off', by, reason, ...facts } as const;
  await addBookingEvent(batch, booking, event, context);
  addAuditEntry(
    batch,
    {
      kind: 'booking',
      action: 'debt written off',
      subject: bookingAuditSubject(booking),
      before: { status: before.status },
      after: { status: transaction.status, amount: before.amount, reason },
    },
    caller,
    context,
  );
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}

/**
 * Says that what was to be paid later will never come. It is no longer asked for, and never was in the takings; the
 * booking stays as it is. Of two members of staff who say so at once one is refused; a repeated call by the same one
 * gets the transaction as it is.
 * @throws ApiError not_found; conflict before the visit is over, and if nothing is to be paid any more
 */
export const writeOffPayment: Handler<Context, Endpoints['writeOffPayment']> = (
  { params, body: { reason }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const snapshot = await readTransaction(params.id, context);
    const payment = snapshot.data();
    const booking = (await readDocument(context.db.bookings, bookingIdOf(payment)))?.data();
    // Only a booking can be paid later.
    if (!booking) throw new ApiError('conflict', refusals.nothing_owed);
    const verdict = mayWriteOff(payment, booking);
    if (verdict === 'possible') return writeOff(snapshot, booking, reason, caller, context);
    const { writtenOff } = payment;
    const isRepeated = writtenOff?.uid === caller.uid && writtenOff.reason === reason;
    if (verdict === 'written_off_already' && isRepeated) return payment;
    throw new ApiError('conflict', refusals[verdict]);
  });
