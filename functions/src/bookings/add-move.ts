import { randomUUID } from 'node:crypto';
import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { movedFromAfter } from '@carwash/domain/bookings/moved-from';
import type { JobChange } from '@carwash/domain/days/changed-day';
import type { OpeningHours } from '@carwash/domain/settings/opening-hours';
import { minutesSold } from '@carwash/domain/slots/job-length';
import { type BookedSlot, bookedSlotSchema } from '@carwash/domain/slots/slot';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { daysOf, type ReadSlot, reachedDays, readSlotWithDays, slotIn } from '../days/read-days.ts';
import { leaveBay, takeBay } from '../days/take-bay.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { slotNotFound } from '../slots/answer-of-slot.ts';
import { readPayments } from './read-payment.ts';

/**
 * Returns the slot with its availability for the booking that moves: its own job is ignored, and its own
 * minutes count; together with the days that the booking leaves.
 */
async function forBooking(
  { slot: { _id }, days }: ReadSlot,
  booking: Booking,
  hours: OpeningHours | null,
  context: Context,
): Promise<ReadSlot | null> {
  const wanted = { ignored: booking.claimId, length: { takes: minutesSold(booking), hours } };
  const known = new Set(days.map(({ id }) => id));
  const touched = [...daysOf(booking.slot, context), ...reachedDays(days, _id, context, wanted)];
  const rest = new Map(touched.filter(({ id }) => !known.has(id)).map((day) => [day.id, day]));
  const all = [...days, ...(await context.db.readAll(...rest.values()))];
  const slot = slotIn(all, _id, context, wanted);
  return slot && { slot, days: all };
}

/** A booking, and the slot to which it is to move. */
export interface ReadMove {
  snapshot: QueryDocumentSnapshot<Booking>;
  target: ReadSlot;
}

/**
 * Reads the slot before the booking: if this booking took the slot in between, the booking read afterwards
 * shows that.
 * @param hours opening hours within which a booking that takes longer than the slot must end; null: no limit
 * @throws ApiError not_found
 */
export async function readMove(
  slotId: string,
  readBooking: () => Promise<QueryDocumentSnapshot<Booking>>,
  hours: OpeningHours | null,
  context: Context,
): Promise<ReadMove> {
  const offered = await readSlotWithDays(slotId, context);
  const snapshot = await readBooking();
  const target = offered && (await forBooking(offered, snapshot.data(), hours, context));
  if (!target) throw slotNotFound();
  return { snapshot, target };
}

interface Move {
  by: BookingEvent['by'];
  /** Other fields of the booking that change together with the slot. */
  change: Partial<Pick<Booking, 'refundTerms' | 'cancellationHours'>>;
}

/** The booking after the move, and its new bay. */
interface Moved {
  booking: Booking;
  bay: string | undefined;
}

const bayIn = (jobs: readonly JobChange[], claimId: string): string | undefined =>
  jobs.find((change) => change.claimId === claimId)?.job?.bay;

/**
 * Adds the payments of a booking that moves to `batch`. The one that made it gets the new claim id, because claim ids are
 * public and two slots must not show the same one. What is still to be paid gets the new slot, because it is asked for by
 * the day of the visit; what has come keeps the slot for which it came.
 */
function movePayments(
  batch: WriteBatch,
  [own, ...additions]: Awaited<ReturnType<typeof readPayments>>,
  { slot, claimId }: Pick<Booking, 'slot' | 'claimId'>,
): void {
  const isOwed = (payment: typeof own) => payment.data().status === 'unpaid';
  batch.update(own.ref, { claimId, ...(isOwed(own) && { slot }) }, ifUnchanged(own));
  for (const addition of additions.filter(isOwed)) {
    batch.update(addition.ref, { slot }, ifUnchanged(addition));
  }
}

/** Adds the booking of a move, its payments and, if its time changes, its timeline to `batch`. */
export async function addMovedBooking(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  slot: BookedSlot,
  { by, change }: Move,
  context: Context,
): Promise<Booking> {
  const before = snapshot.data();
  const payments = await readPayments(before, context);
  const claim = { claimId: randomUUID() };
  const isOtherTime = slot.startsAt.getTime() !== before.slot.startsAt.getTime();
  const sequence = before.sequence + (isOtherTime ? 1 : 0);
  const mark = isOtherTime
    ? ({ movedFrom: movedFromAfter(before, slot, by), stage: 'expected' } as const)
    : {};
  const moved = { slot, sequence, ...mark, ...change, ...claim };
  batch.update(snapshot.ref, moved, ifUnchanged(snapshot));
  const booking: Booking = { ...before, ...moved };
  movePayments(batch, payments, booking);
  if (isOtherTime) {
    const event = { kind: 'rescheduled', by, slots: { from: before.slot, to: slot } } as const;
    await addBookingEvent(batch, booking, event, context);
  }
  return booking;
}

/**
 * Adds a move to `batch`: the new slot, the old slot, the booking and, if its time changes, its timeline. Callers must
 * check before whether the booking may move.
 */
export async function addMove(
  batch: WriteBatch,
  { snapshot, target }: ReadMove,
  move: Move,
  context: Context,
): Promise<Moved> {
  const slot = bookedSlotSchema.cast(target.slot, { stripUnknown: true });
  const booking = await addMovedBooking(batch, snapshot, slot, move, context);
  const { claimId } = booking;
  const taken = takeBay(target, { claimId, heldUntil: null }, context.now());
  const jobs = [leaveBay(snapshot.data().claimId), ...taken];
  changeDays(batch, target.days, { jobs }, context);
  return { booking, bay: bayIn(taken, claimId) };
}
