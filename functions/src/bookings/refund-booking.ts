import type { Booking } from '@carwash/domain/bookings/booking';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { mayGrantRefund } from '@carwash/domain/payments/transaction-status-policy';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { changeTransactionStatus } from '../payments/change-transaction-status.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';
import { findBookingEvent } from './find-booking-event.ts';
import { readBooking } from './read-booking.ts';
import { readPayment } from './read-payment.ts';

interface Purchase {
  booking: QueryDocumentSnapshot<Booking>;
  payment: QueryDocumentSnapshot<Transaction>;
}

/** Writes the payment with its counters, the booking, its timeline and the audit entry in one commit. */
async function grantRefund(
  { booking, payment }: Purchase,
  reason: string,
  caller: Staff,
  context: Context,
): Promise<Booking | undefined> {
  const before = booking.data();
  const after: Booking = { ...before, refundTerms: 'granted' };
  const by = { uid: caller.uid, role: caller.role };
  const batch = context.db.batch();
  const owed = { status: 'refund_due', refundReason: 'business_decision' } as const;
  const transaction = changeTransactionStatus(batch, payment, owed, context);
  batch.update(booking.ref, { refundTerms: after.refundTerms }, ifUnchanged(booking));
  await addBookingEvent(batch, after, { kind: 'refund_granted', by, reason }, context);
  addAuditEntry(
    batch,
    {
      kind: 'refund',
      action: 'refund granted',
      subject: bookingAuditSubject(before),
      before: payment.data(),
      after: { ...transaction, reason },
    },
    caller,
    context,
  );
  return (await commitIfUnchanged(batch)) ? after : undefined;
}

/**
 * Grants a refund for a booking because the business decided so: before or after the visit, and after a
 * cancellation without a refund. The booking's status does not change. A repeated call by the same
 * admin gets the same answer as the first.
 * @throws ApiError not_found; conflict if nothing was paid, or if the refund is already due or done
 */
export const refundBooking: Handler<Context, Endpoints['refundBooking']> = (
  { params, body: { reason }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const booking = await readBooking(params.id, context);
    const payment = await readPayment(booking.data(), context);
    const verdict = mayGrantRefund(payment.data());
    if (verdict === 'granted_already') {
      const earlier = await findBookingEvent(params.id, 'refund_granted', context);
      const isRepeated = earlier?.by.uid === caller.uid && earlier.reason === reason;
      // Read again, because the first call may have committed between the two reads.
      if (isRepeated) return (await readBooking(params.id, context)).data();
      throw new ApiError('conflict', 'The money of this booking goes back already.');
    }
    if (verdict === 'nothing_paid') {
      throw new ApiError('conflict', 'Nothing was paid for this booking, so nothing can go back.');
    }
    return grantRefund({ booking, payment }, reason, caller, context);
  });
