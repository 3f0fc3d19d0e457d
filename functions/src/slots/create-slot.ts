import type { Endpoints } from '@carwash/domain/endpoints';
import { slotId } from '@carwash/domain/slots/slot-id';
import { overlappingSlot } from '@carwash/domain/slots/slot-overlap';
import { slotTimeProblem, type TimedSlot, withInstants } from '@carwash/domain/slots/slot-times';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { mayOverlap, readDaysOfSlots, type TimetableDays } from '../bays/timetable-days.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { answersOf } from './answer-of-slot.ts';
import {
  addSlots,
  changeTimetable,
  draftSlot,
  readTimetable,
  type TimetableRead,
} from './change-timetable.ts';
import { slotAuditSubject } from './slot-audit-subject.ts';
import { slotOverlaps } from './slot-overlaps.ts';

function requireRoom(
  serviceId: string,
  timed: TimedSlot,
  { slots }: TimetableRead,
  days: TimetableDays,
): void {
  const _id = slotId(serviceId, timed.date, timed.startTime);
  if (slots.some((slot) => slot._id === _id)) {
    throw new ApiError('conflict', 'This service has a slot at that time already.');
  }
  const rival = !mayOverlap(days) && overlappingSlot({ ...timed, _id }, slots);
  if (rival) throw slotOverlaps(rival);
}

/**
 * Creates a slot. Of two overlapping slots that are added concurrently only one is created.
 * @throws ApiError bad_input for invalid times, not_found for an unknown service, conflict if it
 * overlaps another slot of the service
 */
export const createSlot: Handler<Context, Endpoints['createSlot']> = async (
  { body: { service: serviceId, isBooked, ...hours }, caller },
  context,
) => {
  const { businessTimeZone } = context.settings;
  const problem = slotTimeProblem(hours, businessTimeZone, context.now());
  if (problem) throw new ApiError('bad_input', problem.message, [problem]);
  const timed = withInstants(hours, businessTimeZone);
  return retryOnConflict(async () => {
    const timetable = await readTimetable(serviceId, timed, context);
    const days = await readDaysOfSlots([timed], context);
    requireRoom(serviceId, timed, timetable, days);
    const batch = context.db.batch();
    changeTimetable(batch, timetable);
    const slot = draftSlot(serviceId, timed, isBooked, context);
    addSlots(batch, [slot], days, context);
    addAuditEntry(
      batch,
      {
        kind: 'slot',
        action: 'slot created',
        subject: slotAuditSubject(slot, timetable.service.data().name),
        before: null,
        after: { ...hours, isBooked },
      },
      caller,
      context,
    );
    if (!(await commitIfUnchanged(batch))) return undefined;
    return (await answersOf([slot], context))[0];
  });
};
