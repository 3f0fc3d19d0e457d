import { emptyDay } from '@carwash/domain/days/changed-day';
import { planDayByHours, startsByHours } from '@carwash/domain/slots/plan-by-hours';
import { startOfNextDay } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deadline } from '../background/deadline.ts';
import type { Context } from '../context.ts';
import { readRoster } from '../days/read-roster.ts';
import { changeStarts } from '../days/timetable-days.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { logError } from '../errors/log.ts';
import { type PlanOfDays, readHoursPlan } from './read-hours-plan.ts';

/** Time after which to look again at a day with a start that somebody is paying for, in milliseconds. */
const paymentWaitMs = 5 * minuteMs;

/** Reads a day, with what has to be done to it. */
export async function readPlannedDay(date: string, plan: PlanOfDays, context: Context) {
  const snapshot = await context.db.days.doc(date).get();
  const roster = snapshot.exists ? null : await readRoster(context);
  const day = snapshot.data() ?? emptyDay(date, roster?.bays ?? [], context.now());
  return { snapshot, roster, day, planned: planDayByHours(day, plan) };
}

interface Made {
  /** Starts that came or changed their length, and starts that went. */
  offered: number;
  removed: number;
  /** Whether nothing is left to be done. */
  isDone: boolean;
}

const sumOf = (one: Made, other: Made): Made => ({
  offered: one.offered + other.offered,
  removed: one.removed + other.removed,
  isDone: one.isDone && other.isDone,
});

/**
 * Makes the starts of a day as they should be, in one commit.
 * @returns undefined when another commit conflicted
 */
async function makeDay(
  date: string,
  plan: PlanOfDays,
  context: Context,
): Promise<Made | undefined> {
  const { snapshot, roster, planned } = await readPlannedDay(date, plan, context);
  const offered = [...planned.added, ...planned.changed];
  const { removed } = planned;
  const made = { offered: offered.length, removed: removed.length, isDone: !planned.isPartial };
  if (offered.length + removed.length === 0) return made;
  const batch = context.db.batch();
  changeStarts(batch, startsByHours(offered, removed), { days: [snapshot], roster }, context);
  return (await commitIfUnchanged(batch)) ? made : undefined;
}

type State = DocumentSnapshot<{ dueAt: Date; madeUntil: string | null }>;

/**
 * Notes when to look again. If somebody has changed what it depends on meanwhile, or another run has ended, days
 * may have been made by both: then nothing is sure.
 */
async function noteMade(
  before: State,
  { isDone }: Made,
  plan: PlanOfDays,
  { db, now, settings: { businessTimeZone } }: Context,
): Promise<boolean> {
  const after = isDone
    ? { dueAt: startOfNextDay(plan.now, businessTimeZone), madeUntil: plan.lastDay }
    : { dueAt: new Date(now().getTime() + paymentWaitMs), madeUntil: null };
  const batch = db.batch();
  if (before.exists) batch.update(before.ref, after, ifUnchanged(before));
  else batch.create(before.ref, after);
  if (await commitIfUnchanged(batch)) return isDone;
  await db.startsByHours.set({ dueAt: now(), madeUntil: null });
  return false;
}

/** The result of a run. */
interface StartsRun extends Made {
  /** Days that failed; the next run takes them up. */
  failed: number;
  /** Since when it was due, if it was not finished; else null. */
  dueSince: Date | null;
}

/**
 * Makes the starts of services follow the opening hours, as many days ahead as customers can book; once a
 * day, and when something that it depends on has changed. Each day changes at once, while customers book. It
 * may be cut off anywhere, and run twice at the same time.
 */
export async function runStartsByHours(context: Context, deadline: Deadline): Promise<StartsRun> {
  let run: StartsRun = { offered: 0, removed: 0, isDone: true, failed: 0, dueSince: null };
  const state: State = await context.db.startsByHours.get();
  const { dueAt, madeUntil } = state.data() ?? { dueAt: context.now(), madeUntil: null };
  if (dueAt > context.now()) return { ...run, isDone: madeUntil !== null };
  const plan = await readHoursPlan({}, context);
  for (const date of plan.days.filter((day) => madeUntil === null || day > madeUntil)) {
    if (deadline.hasPassed()) return { ...run, isDone: false, dueSince: dueAt };
    try {
      const made = await retryOnConflict(() => makeDay(date, plan, context));
      run = { ...run, ...sumOf(run, made) };
    } catch (error) {
      logError('The starts of a day could not be made', error, { path: `days/${date}` });
      run = { ...run, failed: run.failed + 1 };
    }
  }
  if (run.failed > 0) return run;
  return { ...run, isDone: await noteMade(state, run, plan, context) };
}
