import type { Endpoints } from '@carwash/domain/endpoints';
import { slotId } from '@carwash/domain/slots/slot-id';
import { slotTimeProblem, withInstants } from '@carwash/domain/slots/slot-times';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { readAnswer } from './answer-of-slot.ts';
import { addSlots, readTimetable } from './change-timetable.ts';
import { slotAuditSubject } from './slot-audit-subject.ts';

/**
 * Creates a slot. Of two that begin at the same time and are added concurrently only one is created.
 * @throws ApiError bad_input for invalid times, not_found for an unknown service, conflict if the service has
 * a slot at that time already
 */
export const createSlot: Handler<Context, Endpoints['createSlot']> = async (
  { body: { service: serviceId, isBooked, ...hours }, caller },
  context,
) => {
  const { businessTimeZone } = context.settings;
  const problem = slotTimeProblem(hours, businessTimeZone, context.now());
  if (problem) throw new ApiError('bad_input', problem.message, [problem]);
  const slot = {
    ...withInstants(hours, businessTimeZone),
    _id: slotId(serviceId, hours.date, hours.startTime),
  };
  await retryOnConflict(async () => {
    const timetable = await readTimetable(serviceId, [slot], context);
    if (timetable.existing.has(slot._id)) {
      throw new ApiError('conflict', 'This service has a slot at that time already.');
    }
    const batch = context.db.batch();
    addSlots(batch, [slot], isBooked === 'canceled' ? 'closed' : 'offered', timetable, context);
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
    return (await commitIfUnchanged(batch)) || undefined;
  });
  return readAnswer(slot._id, context);
};
