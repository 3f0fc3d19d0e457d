import { randomUUID } from 'node:crypto';
import type { Booking, RefundTerms } from '@carwash/domain/bookings/booking';
import { refundTermsAfterReschedule } from '@carwash/domain/bookings/refund-terms';
import { mayReschedule, type RescheduleVerdict } from '@carwash/domain/bookings/reschedule-policy';
import type { Endpoints } from '@carwash/domain/endpoints';
import { bookedSlotSchema, type Slot } from '@carwash/domain/slots/slot';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller, Handler } from '../http/handler.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { freeSlot } from '../payments/free-slot.ts';
import { clearLapsedHold } from '../payments/purchase/clear-lapsed-hold.ts';
import { slotTaken } from '../payments/slot-conflict-errors.ts';
import { takeSlot } from '../payments/take-slot.ts';
import { readOwnBooking } from './read-own-booking.ts';
import { readPayment } from './read-payment.ts';
import { requireExpectedRefund } from './require-expected-refund.ts';

type Refusal = Exclude<RescheduleVerdict, 'possible' | 'there_already'>;

const conflict = (message: string) => () => new ApiError('conflict', message);

const refusals: Record<Refusal, () => ApiError> = {
  cancelled: conflict('This booking is cancelled.'),
  begun: conflict('A booking that has begun cannot be rescheduled.'),
  other_service: conflict('A booking can only move to a slot of the same service.'),
  slot_taken: slotTaken,
};

/**
 * Changes the new slot, the old slot, the booking and its timeline in one commit. The payment only gets
 * a new claim id: claim ids are public, and two slots must not show the same one. A reschedule after
 * the free cancellation period ends the right to a refund.
 */
async function move(
  snapshot: QueryDocumentSnapshot<Booking>,
  target: QueryDocumentSnapshot<Slot>,
  refundTerms: RefundTerms,
  caller: Caller,
  context: Context,
): Promise<Booking | undefined> {
  const booking = snapshot.data();
  const [left, payment] = await Promise.all([
    context.db.slots.doc(booking.slot._id).get(),
    readPayment(booking, context),
  ]);
  const slot = bookedSlotSchema.cast(target.data(), { stripUnknown: true });
  const by = { uid: caller.uid, role: caller.role ?? 'user' };
  const slots = { from: booking.slot, to: slot };
  const claim = { claimId: randomUUID() };
  const batch = context.db.batch();
  batch.update(snapshot.ref, { slot, refundTerms, ...claim }, ifUnchanged(snapshot));
  batch.update(payment.ref, claim, ifUnchanged(payment));
  takeSlot(batch, target, claim, context);
  freeSlot(batch, left, booking, context);
  await addBookingEvent(batch, booking._id, { kind: 'rescheduled', by, slots }, context);
  return (await commitIfUnchanged(batch)) ? { ...booking, slot, refundTerms, ...claim } : undefined;
}

/**
 * Moves the caller's upcoming booking to an open slot of the same service. A booking that already has
 * the slot is returned unchanged, because the call was repeated.
 * @throws ApiError not_found for another customer's booking or an unknown slot, slot_taken,
 * slot_being_paid, conflict; refund_changed
 */
export const rescheduleBooking: Handler<Context, Endpoints['rescheduleBooking']> = (
  { query, caller },
  context,
) =>
  retryOnConflict(async () => {
    // Read the slot before the booking: if this booking took it in between, the booking then shows
    // that.
    const target = await readDocument(context.db.slots, query.slotId);
    const snapshot = await readOwnBooking(query.bookingId, caller, context);
    if (!target) throw new ApiError('not_found', 'There is no such slot.');
    const [booking, now] = [snapshot.data(), context.now()];
    const verdict = mayReschedule(booking, target.data(), now);
    if (verdict === 'there_already') return booking;
    if (verdict !== 'possible') throw refusals[verdict]();
    const terms = refundTermsAfterReschedule(booking, now);
    requireExpectedRefund('move', booking, terms !== 'forfeited', query.refund);
    if (await clearLapsedHold(target.data(), context)) return undefined;
    return move(snapshot, target, terms, caller, context);
  });
