import type { DataOf } from '@carwash/domain/endpoint/endpoint';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { TimedSlot } from '@carwash/domain/slots/slot-times';
import {
  compareTimetable,
  planTimetable,
  type Timetable,
  timetableProblem,
} from '@carwash/domain/slots/timetable';
import type { WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { mayOverlap, readDaysOfSlots } from '../bays/timetable-days.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { badInput } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { readService } from '../services/read-service.ts';
import { serviceAuditSubject } from '../services/service-audit-subject.ts';
import { addSlots, changeTimetable, draftSlot, readTimetable } from './change-timetable.ts';

/** Slots per commit. With their days, the service and its openings this stays below the limit of 500 writes. */
const slotsPerCommit = 400;

type Outcome = DataOf<Endpoints['createSlots']>;

function planSlots(timetable: Timetable, { settings, now }: Context): TimedSlot[] {
  const problem = timetableProblem(timetable, settings.businessTimeZone, now());
  if (problem) throw badInput(problem.path, problem.message);
  return planTimetable(timetable, settings.businessTimeZone, now());
}

const spanOf = (slots: readonly TimedSlot[]): Pick<TimedSlot, 'startsAt' | 'endsAt'> => ({
  startsAt: new Date(Math.min(...slots.map(({ startsAt }) => startsAt.getTime()))),
  endsAt: new Date(Math.max(...slots.map(({ endsAt }) => endsAt.getTime()))),
});

/** Compares one part of the plan with the current slots. */
async function comparePart(serviceId: string, part: readonly TimedSlot[], context: Context) {
  const timetable = await readTimetable(serviceId, spanOf(part), context);
  const days = await readDaysOfSlots(part, context);
  const { toCreate, ...counts } = compareTimetable(
    part,
    serviceId,
    timetable.slots,
    mayOverlap(days),
  );
  return { timetable, days, toCreate, outcome: { created: toCreate.length, ...counts } };
}

/**
 * Creates the possible slots of one part of the plan in one commit; no commit if there are none.
 * @param record adds to the commit what has been created
 */
const createPart = (
  serviceId: string,
  part: readonly TimedSlot[],
  record: (batch: WriteBatch, outcome: Outcome) => void,
  context: Context,
): Promise<Outcome> =>
  retryOnConflict(async () => {
    const { timetable, days, toCreate, outcome } = await comparePart(serviceId, part, context);
    if (toCreate.length === 0) return outcome;
    const batch = context.db.batch();
    changeTimetable(batch, timetable);
    const slots = toCreate.map((timed) => draftSlot(serviceId, timed, 'available', context));
    addSlots(batch, slots, days, context);
    record(batch, outcome);
    return (await commitIfUnchanged(batch)) ? outcome : undefined;
  });

const inParts = (planned: readonly TimedSlot[]): TimedSlot[][] =>
  Array.from({ length: Math.ceil(planned.length / slotsPerCommit) }, (_, index) =>
    planned.slice(index * slotsPerCommit, (index + 1) * slotsPerCommit),
  );

const add = (one: Outcome, other: Outcome): Outcome => ({
  created: one.created + other.created,
  existing: one.existing + other.existing,
  overlapping: one.overlapping + other.overlapping,
});

/**
 * Creates the slots of a timetable in parts. If the call fails, repeating it creates only the missing
 * ones. A preview counts the same slots and changes nothing. The call has one audit entry, which each
 * part updates.
 * @throws ApiError bad_input for an invalid timetable or too many slots, not_found
 */
export const createSlots: Handler<Context, Endpoints['createSlots']> = async (
  { body: { service: serviceId, preview, ...timetable }, caller },
  context,
) => {
  const parts = inParts(planSlots(timetable, context));
  const subject = serviceAuditSubject((await readService(serviceId, context)).data());
  const entry = context.db.audit.doc();
  let total: Outcome = { created: 0, existing: 0, overlapping: 0 };
  const record = (batch: WriteBatch, outcome: Outcome) => {
    const after = { ...add(total, outcome), ...timetable };
    const change = { kind: 'slot', action: 'slots created', subject, before: null, after } as const;
    addAuditEntry(batch, change, caller, context, entry);
  };
  for (const part of parts) {
    const outcome = preview
      ? (await comparePart(serviceId, part, context)).outcome
      : await createPart(serviceId, part, record, context);
    total = add(total, outcome);
  }
  return total;
};
