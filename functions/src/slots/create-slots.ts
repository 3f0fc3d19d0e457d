import type { DataOf } from '@carwash/domain/api/endpoint';
import type { Endpoints } from '@carwash/domain/api/endpoints';
import {
  compareTimetable,
  findTimetableProblem,
  planTimetable,
  type Timetable,
} from '@carwash/domain/rules/plan-timetable';
import type { TimedSlot } from '@carwash/domain/rules/slot-times';
import { readService } from '../catalogue/read-service.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import { badInput } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { inWaves } from '../in-waves.ts';
import { addSlot, changeTimetable, readTimetable } from './change-timetable.ts';

/** With the service, fewer than the 500 writes that a commit may have. */
const slotsPerCommit = 400;

type Outcome = DataOf<Endpoints['createSlots']>;

function planSlots(timetable: Timetable, { settings, now }: Context): TimedSlot[] {
  const problem = findTimetableProblem(timetable, settings.businessTimeZone, now());
  if (problem) throw badInput(problem.path, problem.message);
  return planTimetable(timetable, settings.businessTimeZone, now());
}

const spanOf = (slots: readonly TimedSlot[]): Pick<TimedSlot, 'startsAt' | 'endsAt'> => ({
  startsAt: new Date(Math.min(...slots.map(({ startsAt }) => startsAt.getTime()))),
  endsAt: new Date(Math.max(...slots.map(({ endsAt }) => endsAt.getTime()))),
});

/** One commit with what can be created of one part of the plan; none for a preview. */
const createPart = (
  serviceId: string,
  part: readonly TimedSlot[],
  preview: boolean,
  context: Context,
): Promise<Outcome> =>
  untilUncontended(async () => {
    const timetable = await readTimetable(serviceId, spanOf(part), context);
    const { toCreate, ...counts } = compareTimetable(part, serviceId, timetable.slots);
    const outcome = { created: toCreate.length, ...counts };
    if (preview || toCreate.length === 0) return outcome;
    const batch = context.db.batch();
    changeTimetable(batch, timetable);
    for (const timed of toCreate) addSlot(batch, serviceId, timed, 'available', context);
    return (await commitIfUnchanged(batch)) ? outcome : undefined;
  });

const inParts = (planned: readonly TimedSlot[]): TimedSlot[][] =>
  Array.from({ length: Math.ceil(planned.length / slotsPerCommit) }, (_, index) =>
    planned.slice(index * slotsPerCommit, (index + 1) * slotsPerCommit),
  );

/**
 * Adds the slots of a timetable, a part at a time: a call that broke off is repeated, and finds what
 * it had created already. A preview counts the same and changes nothing.
 * @throws ApiError bad_input for a timetable that cannot be or has too many slots, not_found
 */
export const createSlots: Handler<Context, Endpoints['createSlots']> = async (
  { body: { service, preview, ...timetable } },
  context,
) => {
  const parts = inParts(planSlots(timetable, context));
  await readService(service, context);
  const outcomes = await inWaves(parts, 1, (part) => createPart(service, part, preview, context));
  const sum = (count: keyof Outcome) => outcomes.reduce((total, part) => total + part[count], 0);
  return { created: sum('created'), existing: sum('existing'), overlapping: sum('overlapping') };
};
