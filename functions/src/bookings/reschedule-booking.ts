import { randomUUID } from 'node:crypto';
import type { Booking, RefundTerms } from '@carwash/domain/bookings/booking';
import { refundTermsAfterReschedule } from '@carwash/domain/bookings/refund-terms';
import { mayReschedule, type RescheduleVerdict } from '@carwash/domain/bookings/reschedule-policy';
import type { Endpoints } from '@carwash/domain/endpoints';
import { bookedSlotSchema } from '@carwash/domain/slots/slot';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { changeDays } from '../bays/change-days.ts';
import { daysOf, type ReadSlot, readSlotWithDays, slotIn } from '../bays/read-days.ts';
import { leaveBay, takeBay } from '../bays/take-bay.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller, Handler } from '../http/handler.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { clearLapsedHolds } from '../payments/purchase/clear-lapsed-holds.ts';
import { slotTaken } from '../payments/slot-conflict-errors.ts';
import { slotNotFound } from '../slots/read-slot.ts';
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

/** The slot as it is for the booking that moves: its own job makes way; with the days that it leaves. */
async function forBooking(
  { slot: { _id }, days }: ReadSlot,
  { slot: left, claimId }: Booking,
  context: Context,
): Promise<ReadSlot | null> {
  const known = new Set(days.map(({ id }) => id));
  const rest = daysOf(left, context).filter(({ id }) => !known.has(id));
  const all = [...days, ...(await context.db.readAll(...rest))];
  const slot = slotIn(all, _id, context, claimId);
  return slot && { slot, days: all };
}

/**
 * Changes the new slot, the old slot, the booking and its timeline in one commit. The payment only gets
 * a new claim id: claim ids are public, and two slots must not show the same one. A reschedule after
 * the free cancellation period ends the right to a refund.
 */
async function move(
  snapshot: QueryDocumentSnapshot<Booking>,
  target: ReadSlot,
  refundTerms: RefundTerms,
  caller: Caller,
  context: Context,
): Promise<Booking | undefined> {
  const booking = snapshot.data();
  const payment = await readPayment(booking, context);
  const slot = bookedSlotSchema.cast(target.slot, { stripUnknown: true });
  const by = { uid: caller.uid, role: caller.role ?? 'user' };
  const slots = { from: booking.slot, to: slot };
  const claim = { claimId: randomUUID() };
  const batch = context.db.batch();
  batch.update(snapshot.ref, { slot, refundTerms, ...claim }, ifUnchanged(snapshot));
  batch.update(payment.ref, claim, ifUnchanged(payment));
  const taken = takeBay(target, { ...claim, heldUntil: null }, context.now());
  changeDays(batch, target.days, { jobs: [leaveBay(booking.claimId), ...taken] }, context);
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
    const offered = await readSlotWithDays(query.slotId, context);
    const snapshot = await readOwnBooking(query.bookingId, caller, context);
    const [booking, now] = [snapshot.data(), context.now()];
    const target = offered && (await forBooking(offered, booking, context));
    if (!target) throw slotNotFound();
    const verdict = mayReschedule(booking, target.slot, now);
    if (verdict === 'there_already') return booking;
    if (verdict !== 'possible') throw refusals[verdict]();
    const terms = refundTermsAfterReschedule(booking, now);
    requireExpectedRefund('move', booking, terms !== 'forfeited', query.refund);
    if (await clearLapsedHolds(target, context)) return undefined;
    return move(snapshot, target, terms, caller, context);
  });
