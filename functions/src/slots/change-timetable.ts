import type { StartChange } from '@carwash/domain/bays/changed-day';
import type { Service } from '@carwash/domain/services/service';
import type { OfferedSlot } from '@carwash/domain/slots/slot';
import { slotId } from '@carwash/domain/slots/slot-id';
import type { TimedSlot } from '@carwash/domain/slots/slot-times';
import { FieldValue, type QueryDocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { changeDays } from '../bays/change-days.ts';
import type { DaysContext } from '../bays/read-days.ts';
import { noteNewDays } from '../bays/read-roster.ts';
import { startChange, type TimetableDays } from '../bays/timetable-days.ts';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { readService } from '../services/read-service.ts';

/** Maximum length of a slot: one day, and the longest day has 25 hours. In milliseconds. */
const longestSlotMs = 25 * 60 * 60_000;

/** The data on which a change of a service's slots depends. */
export interface TimetableRead {
  service: QueryDocumentSnapshot<Service>;
  /** All slots that overlap the requested period, and some before it. */
  slots: OfferedSlot[];
}

/**
 * Reads a service and then its slots around a period. In this order, so that `changeTimetable` detects
 * slots that are added in between.
 * @throws ApiError not_found
 */
export async function readTimetable(
  serviceId: string,
  { startsAt, endsAt }: Pick<OfferedSlot, 'startsAt' | 'endsAt'>,
  context: Context,
): Promise<TimetableRead> {
  const service = await readService(serviceId, context);
  const slots = await context.db.slots
    .where('serviceId', '==', serviceId)
    .where('startsAt', '>', new Date(startsAt.getTime() - longestSlotMs))
    .where('startsAt', '<', endsAt)
    .orderBy('startsAt')
    .get();
  return { service, slots: slots.docs.map((slot) => slot.data()) };
}

/**
 * Makes `batch` fail if another commit has added or opened slots of the service, or deleted the
 * service, since it was read.
 */
export function changeTimetable(batch: WriteBatch, { service }: TimetableRead): void {
  batch.update(service.ref, { slotsVersion: FieldValue.increment(1) }, ifUnchanged(service));
}

/** A new slot of a service that nobody has. */
export const draftSlot = (
  serviceId: string,
  timed: TimedSlot,
  isBooked: OfferedSlot['isBooked'],
  { now }: Pick<Context, 'now'>,
): OfferedSlot => ({
  ...timed,
  _id: slotId(serviceId, timed.date, timed.startTime),
  serviceId,
  isBooked,
  createdAt: now(),
});

const becomesOf = ({ isBooked }: OfferedSlot): StartChange['becomes'] =>
  isBooked === 'canceled' ? 'closed' : 'offered';

/** Adds new slots to `batch`, and offers them on their days. */
export function addSlots(
  batch: WriteBatch,
  slots: readonly OfferedSlot[],
  { days, roster }: TimetableDays,
  context: DaysContext,
): void {
  for (const slot of slots) batch.create(context.db.slots.doc(slot._id), slot);
  const bays = roster?.data()?.bays ?? null;
  const starts = slots.map((slot) => startChange(slot, becomesOf(slot)));
  changeDays(batch, days, { starts, bays }, context);
  if (roster) noteNewDays(batch, roster, context);
}
