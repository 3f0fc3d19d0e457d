import type { Booking } from '@carwash/domain/bookings/booking';
import type { CancelByAdmin } from '@carwash/domain/bookings/endpoints';
import type { Endpoints } from '@carwash/domain/endpoints';
import { receivedOfAll } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { findBookingEvent } from '../payments/find-booking-event.ts';
import { commitWithReceipts } from '../receipts/number-receipts.ts';
import { addCancellation } from './add-cancellation.ts';
import { addRefundAudit } from './add-refund-audit.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';
import { readBooking } from './read-booking.ts';
import { readPayments } from './read-payment.ts';
import { requireCancellable } from './require-cancellable.ts';

/** Tells whether the cancellation handed cash out, or left it to be handed out, as the decision says. */
const isSameCash = (
  { paymentMethod, refundReason, status }: Transaction,
  { handedBack }: CancelByAdmin,
): boolean =>
  paymentMethod !== 'cash' ||
  refundReason !== 'booking_cancelled' ||
  (status === 'refunded') === handedBack;

/**
 * Tells whether the same person has already cancelled the booking with the same decision, because the call was
 * repeated.
 */
async function isRepeated(
  booking: Booking,
  decision: CancelByAdmin,
  { uid }: Staff,
  context: Context,
): Promise<boolean> {
  const { _id, status, refundTerms } = booking;
  const { refund, reason } = decision;
  if (status !== 'cancelled') return false;
  const earlier = await findBookingEvent(_id, 'cancelled', context);
  if (earlier?.by.uid !== uid || earlier.reason !== reason) return false;
  const payments = (await readPayments(booking, context)).map((payment) => payment.data());
  const isSameRefund = refund === (refundTerms === 'granted') || receivedOfAll(payments) === 0;
  return isSameRefund && payments.every((payment) => isSameCash(payment, decision));
}

const refundOf = (
  refund: boolean,
  { handedBack }: CancelByAdmin,
): 'none' | 'due' | 'handed_back' => {
  if (!refund) return 'none';
  return handedBack ? 'handed_back' : 'due';
};

/**
 * Cancels the upcoming booking of any customer and frees its slot. The caller decides about the refund, independent
 * of the notice period; a booking that is free or not paid yet has none. A repeated call by the same person gets the
 * same answer as the first.
 * @throws ApiError not_found; conflict if the booking has begun, was cancelled in another way, or was
 * already refunded although no refund is requested, and if something else would go back than the caller has seen
 */
export const cancelBookingAsAdmin: Handler<Context, Endpoints['cancelBookingAsAdmin']> = (
  { params, body, caller },
  context,
) =>
  commitWithReceipts(async () => {
    const { reason, leftBefore } = body;
    const snapshot = await readBooking(params.id, context);
    const before = snapshot.data();
    const refund = body.refund && before.amount > 0 && before.refundTerms !== 'unpaid';
    if (await isRepeated(before, body, caller, context)) return before;
    requireCancellable(before, context.now());
    if (before.refundTerms === 'granted' && !refund) {
      throw new ApiError('conflict', 'The money of this booking goes back already.');
    }
    const by = { uid: caller.uid, role: caller.role };
    const batch = context.db.batch();
    const decision = { by, reason, refund: refundOf(refund, body), leftBefore };
    const cancelled = await addCancellation(batch, snapshot, decision, context);
    if (!cancelled) return undefined;
    const { booking: after, handedBack } = cancelled;
    addAuditEntry(
      batch,
      {
        kind: 'booking',
        action: 'cancelled',
        subject: bookingAuditSubject(before),
        before: { status: before.status },
        after: {
          status: after.status,
          refund: after.refundTerms === 'granted',
          reason,
          ...(handedBack.length > 0 && { handedBack: true }),
        },
      },
      caller,
      context,
    );
    const refunded = handedBack.map((payment) => ({ ...payment, action: 'refunded in cash' }));
    addRefundAudit(batch, before, refunded, reason, caller, context);
    return (await commitIfUnchanged(batch)) ? after : undefined;
  }, context);
