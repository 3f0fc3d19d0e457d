import { isDeepStrictEqual } from 'node:util';
import { emptyDay } from '@carwash/domain/days/changed-day';
import type { PlannedClosure } from '@carwash/domain/days/closure';
import {
  closuresOfDay,
  closuresToCome,
  daysOfClosures,
} from '@carwash/domain/days/closures-of-day';
import type { Day } from '@carwash/domain/days/day';
import { type BaysAndClosures, rosterId } from '@carwash/domain/days/roster';
import { messagesOfDisplaced } from '@carwash/domain/messages/messages-of-displaced';
import { withBays } from '@carwash/domain/slots/with-bays';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import { queueMessages } from '../outbox/queue-messages.ts';
import { findBookingsOfClaims } from './affected-bookings.ts';
import { displacedOn } from './is-displaced.ts';
import { putBackLost } from './put-back-entry.ts';
import type { DaysContext } from './read-days.ts';
import { noteNewDays, type ReadRoster, readRoster } from './read-roster.ts';

/** Most days per commit: Firestore takes 10 MiB at most, and a full day is some tens of kilobytes. */
const daysPerCommit = 150;

const today = ({ now, settings }: DaysContext): string =>
  businessDay(now(), settings.businessTimeZone);

/** Returns the closures of these bays that are not over. */
export const closuresNow = (
  { bays, closures }: BaysAndClosures,
  context: DaysContext,
): PlannedClosure[] => closuresToCome(closures, bays, today(context));

interface FoundDay {
  /** null: it does not exist yet. */
  snapshot: DocumentSnapshot<Day> | null;
  before: Day;
}

/**
 * Returns the days after one, yyyy-MM-dd, that exist or on which something is to be closed, the earliest first, as
 * many as a commit can hold. A day on which something is closed is created now, because later writers read its
 * closures from it.
 */
async function findNextDays(
  after: string,
  { bays, closures }: BaysAndClosures,
  context: DaysContext,
): Promise<FoundDay[]> {
  const { docs } = await context.db.days
    .where('date', '>', after)
    .orderBy('date')
    .limit(daysPerCommit)
    .get();
  const stored = new Map(docs.map((snapshot) => [snapshot.id, snapshot]));
  const dates = new Set([...stored.keys(), ...daysOfClosures(closures, addDays(after, 1))]);
  return [...dates]
    .sort()
    .slice(0, daysPerCommit)
    .map((date) => {
      const snapshot = stored.get(date) ?? null;
      return { snapshot, before: snapshot?.data() ?? emptyDay(date, [...bays], context.now()) };
    });
}

/** The effect of a change of the bays or closures, on the days that were read so far. */
interface RosterEffect {
  days: readonly Day[];
  /** Claim id -> bay of the jobs of the last of these days, which may reach into the next one. */
  settled: ReadonlyMap<string, string>;
  /** Claim ids of bookings for which there is no bay. */
  displaced: readonly string[];
  /** Claim ids of holds that have not ended and for which there is no bay. */
  lost: readonly string[];
  /** Claim ids of bookings that get another bay. */
  moved: readonly string[];
}

const noEffect: RosterEffect = {
  days: [],
  settled: new Map(),
  displaced: [],
  lost: [],
  moved: [],
};

/** Returns the day after the one at this index, if it is there. */
function dayAfter(found: readonly FoundDay[], at: number): Day | undefined {
  const [day, next] = [found[at]?.before, found[at + 1]?.before];
  return day && next?._id === addDays(day._id, 1) ? next : undefined;
}

const bookedOf = ({ jobs }: Day): Day['jobs'] =>
  Object.fromEntries(Object.entries(jobs).filter(([, { heldUntil }]) => heldUntil === null));

function placeDay(
  effect: RosterEffect,
  { before, after }: { before: Day; after: Day | undefined },
  { bays, closures }: BaysAndClosures,
  context: DaysContext,
): RosterEffect {
  const { businessTimeZone: timeZone } = context.settings;
  const closedOn = (date: string) => closuresOfDay(closures, bays, date, timeZone);
  const now = context.now();
  const { day, displaced, lost } = withBays(
    before,
    { bays: [...bays], closures: closedOn(before._id) },
    now,
    {
      settled: effect.settled,
      lost: new Set(effect.lost),
      closedNext: closedOn(addDays(before._id, 1)),
      bookedNext: after ? bookedOf(after) : {},
    },
  );
  const isRunning = (claimId: string) => {
    const heldUntil = before.jobs[claimId]?.heldUntil;
    return Boolean(heldUntil && heldUntil > now);
  };
  const jobs = Object.entries(day.jobs);
  const moved = jobs.filter(
    ([claimId, { bay, heldUntil }]) =>
      !heldUntil && !effect.settled.has(claimId) && before.jobs[claimId]?.bay !== bay,
  );
  return {
    days: [...effect.days, day],
    settled: new Map(jobs.map(([claimId, { bay }]) => [claimId, bay])),
    displaced: [...effect.displaced, ...displaced],
    lost: [...effect.lost, ...lost.filter(isRunning)],
    moved: [...effect.moved, ...moved.map(([claimId]) => claimId)],
  };
}

/** Returns the effect of the plan on these days too. */
const place = (
  found: readonly FoundDay[],
  plan: BaysAndClosures,
  effect: RosterEffect,
  context: DaysContext,
) =>
  found.reduce<RosterEffect>(
    (done, { before }, at) => placeDay(done, { before, after: dayAfter(found, at) }, plan, context),
    effect,
  );

/** Returns the claim ids of bookings that had a bay before the change and have none after it. */
function newlyDisplaced(found: readonly FoundDay[], displaced: readonly string[]): string[] {
  const before = found.flatMap(({ before: day }, at) =>
    displacedOn(day, { before: found[at - 1]?.before, after: dayAfter(found, at) }),
  );
  return [...new Set(displaced)].filter((claimId) => !before.includes(claimId));
}

/** Writes the days that differ from the plan. */
function writeDays(
  batch: WriteBatch,
  found: readonly FoundDay[],
  days: readonly Day[],
  context: Context,
): void {
  for (const [at, { snapshot, before }] of found.entries()) {
    const after = days[at];
    if (!after || (snapshot && isDeepStrictEqual(before, after))) continue;
    const { bays, closures, jobs } = after;
    if (snapshot) batch.update(snapshot.ref, { bays, closures, jobs }, ifUnchanged(snapshot));
    else batch.create(context.db.days.doc(after._id), after);
  }
}

/**
 * Writes bays and closures.
 * @returns whether they differ from those before, apart from closures that are over
 */
function writeRoster(
  batch: WriteBatch,
  before: ReadRoster,
  { bays, closures }: BaysAndClosures,
  context: Context,
): boolean {
  const { snapshot } = before;
  const plan = { bays: [...bays], closures: [...closures] };
  const planBefore = { bays: before.bays, closures: closuresNow(before, context) };
  const isSame = isDeepStrictEqual(planBefore, plan);
  if (isSame) noteNewDays(batch, before, context);
  else if (snapshot.exists) batch.update(snapshot.ref, plan, ifUnchanged(snapshot));
  else {
    batch.create(snapshot.ref, { _id: rosterId, ...plan, daysMade: 0, createdAt: context.now() });
  }
  return !isSame;
}

type Decide = (before: BaysAndClosures) => BaysAndClosures;
type Record = (batch: WriteBatch, before: BaysAndClosures) => void;

/**
 * Returns the plan with the closures of the roster, which others may have changed meanwhile.
 * @throws ApiError conflict when the bays have changed
 */
function planNow(roster: BaysAndClosures, { bays }: BaysAndClosures): BaysAndClosures {
  if (!isDeepStrictEqual(roster.bays, bays)) {
    throw new ApiError('conflict', 'Somebody else has changed the bays at the same time.');
  }
  return { bays, closures: roster.closures };
}

/** Progress of a change that takes several commits. */
interface Progress {
  /** null: nothing is written yet. */
  plan: BaysAndClosures | null;
  effect: RosterEffect;
  /** The last day that is done, yyyy-MM-dd; null: all are. */
  after: string | null;
}

const beginning = (context: DaysContext): Progress => ({
  plan: null,
  effect: noEffect,
  after: addDays(today(context), -1),
});

const lastOf = (found: readonly FoundDay[]): string | null =>
  found.length < daysPerCommit ? null : (found.at(-1)?.before._id ?? null);

/** Changes as many days as a commit can hold. @returns undefined when another commit conflicted */
async function changePart(
  { plan, effect, after }: Progress,
  decide: Decide,
  record: Record,
  context: Context,
): Promise<Progress | undefined> {
  const roster = await readRoster(context);
  const wanted = plan ? planNow(roster, plan) : decide(roster);
  const found = await findNextDays(after ?? '', wanted, context);
  const then = place(found, wanted, effect, context);
  const batch = context.db.batch();
  if (writeRoster(batch, roster, wanted, context)) record(batch, roster);
  writeDays(batch, found, then.days.slice(effect.days.length), context);
  const displaced = newlyDisplaced(found, then.displaced.slice(effect.displaced.length));
  const bookings = await findBookingsOfClaims(displaced, context);
  queueMessages(batch, messagesOfDisplaced(bookings, context.now()), context);
  if (!(await commitIfUnchanged(batch))) return undefined;
  await putBackLost(then.lost.slice(effect.lost.length), context);
  return { plan: wanted, effect: then, after: lastOf(found) };
}

/**
 * Changes the bays or their closures, and with them every day from today on, each in one commit while customers book.
 * If it fails, repeating it changes the rest.
 * @param decide returns the new bays and closures; may be called more than once, and throws to refuse the change
 * @param record adds the audit entry to the commit that changes the roster
 * @throws ApiError conflict when somebody else changes the bays meanwhile
 */
export async function changeRoster(
  decide: Decide,
  record: Record,
  context: Context,
): Promise<RosterEffect> {
  let progress = beginning(context);
  while (progress.after !== null) {
    const before = progress;
    progress = await retryOnConflict(() => changePart(before, decide, record, context));
  }
  return progress.effect;
}

/** Returns what a plan would change on the days from today on; nothing is written. */
export async function previewRoster(
  plan: BaysAndClosures,
  context: DaysContext,
): Promise<RosterEffect> {
  let { effect, after } = beginning(context);
  while (after !== null) {
    const found: FoundDay[] = await findNextDays(after, plan, context);
    effect = place(found, plan, effect, context);
    after = lastOf(found);
  }
  return effect;
}
