import type { DataOf } from '@carwash/domain/endpoint/endpoint';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { TimedSlot } from '@carwash/domain/slots/slot-times';
import {
  compareTimetable,
  planTimetable,
  type Timetable,
  timetableProblem,
} from '@carwash/domain/slots/timetable';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { badInput } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { serviceAuditSubject } from '../services/service-audit-subject.ts';
import { addSlots, readTimetable } from './change-timetable.ts';

function planSlots(timetable: Timetable, { settings, now }: Context): TimedSlot[] {
  const problem = timetableProblem(timetable, settings.businessTimeZone, now());
  if (problem) throw badInput(problem.path, problem.message);
  return planTimetable(timetable, settings.businessTimeZone, now());
}

/** Compares the plan with the current slots. */
async function comparePlan(serviceId: string, planned: readonly TimedSlot[], context: Context) {
  const read = await readTimetable(serviceId, planned, context);
  const { toCreate, ...counts } = compareTimetable(planned, serviceId, read.existing);
  const outcome: DataOf<Endpoints['createSlots']> = { created: toCreate.length, ...counts };
  return { read, toCreate, outcome };
}

/**
 * Creates the slots of a timetable, all in one commit. A preview counts the same slots and changes nothing.
 * @throws ApiError bad_input for an invalid timetable or too many slots, not_found
 */
export const createSlots: Handler<Context, Endpoints['createSlots']> = async (
  { body: { service: serviceId, preview, ...timetable }, caller },
  context,
) => {
  const planned = planSlots(timetable, context);
  return retryOnConflict(async () => {
    const { read, toCreate, outcome } = await comparePlan(serviceId, planned, context);
    if (preview || toCreate.length === 0) return outcome;
    const batch = context.db.batch();
    addSlots(batch, toCreate, 'offered', read, context);
    addAuditEntry(
      batch,
      {
        kind: 'slot',
        action: 'slots created',
        subject: serviceAuditSubject(read.service.data()),
        before: null,
        after: { ...outcome, ...timetable },
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) ? outcome : undefined;
  });
};
