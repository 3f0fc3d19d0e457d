import type { Day, Job } from '../days/day.ts';
import { freeBays } from '../days/free-bays.ts';
import { partsOfSlotId } from './slot-id.ts';

/** Further input for placing the jobs of a day. */
interface Beside {
  /** Claim id -> bay, of jobs that reach into the day from the one before. */
  settled?: ReadonlyMap<string, string>;
  /** Claim ids of holds that lost their place on the day before. */
  lost?: ReadonlySet<string>;
  /** Closures of the day after, for jobs that reach into it. */
  closedNext?: Day['closures'];
  /** Booked jobs of the day after: a job that reaches into it goes beside them if there is such a bay. */
  bookedNext?: Jobs;
}

type Jobs = Day['jobs'];
type Entry = readonly [claimId: string, job: Job];

const inOrder = (jobs: Jobs): Entry[] =>
  Object.entries(jobs).sort(([, one], [, other]) => one.from.getTime() - other.from.getTime());

/**
 * Returns the bay that a job gets: its own if it can stay there, else the first bay free for its minutes; undefined if
 * there is none.
 */
function bayBeside(job: Job, others: Jobs, { bays, closures }: Day, { closedNext = {} }: Beside) {
  const serviceId = partsOfSlotId(job.slotId)?.serviceId ?? '';
  const free = freeBays({ serviceId, from: job.from, to: job.to }, [
    { bays, closures, jobs: others },
    { bays, closures: closedNext, jobs: {} },
  ]).filter(({ heldUntil }) => heldUntil === null);
  return (free.find(({ bay }) => bay === job.bay) ?? free[0])?.bay;
}

/**
 * Returns the booked jobs that can stay in their bay, and those that already got their bay on the day before.
 * @param now time up to which jobs are over: they stay where they were done, whatever becomes of the bay
 */
function jobsThatStay(day: Day, beside: Beside, now?: Date): Jobs {
  const placed: Record<string, Job> = {};
  for (const [claimId, job] of inOrder(day.jobs)) {
    if (job.heldUntil !== null) continue;
    const settled = beside.settled?.get(claimId);
    if (settled !== undefined) placed[claimId] = { ...job, bay: settled };
    else if ((now && job.to <= now) || bayBeside(job, placed, day, beside) === job.bay)
      placed[claimId] = job;
  }
  return placed;
}

/**
 * Returns the claim ids of the bookings of a day that have no bay: theirs is gone, closed, taken, or does not do the
 * service.
 */
export function displacedJobs(day: Day, beside: Beside = {}): string[] {
  const placed = jobsThatStay(day, beside);
  return Object.entries(day.jobs)
    .filter(([claimId, { heldUntil }]) => heldUntil === null && !placed[claimId])
    .map(([claimId]) => claimId);
}

/** The day after a change of its bays or closures. */
interface ChangedBays {
  day: Day;
  /** Claim ids of bookings that have no bay. They stay in the day until somebody moves them. */
  displaced: string[];
  /** Claim ids of holds that have no bay. They are removed from the day. */
  lost: string[];
}

/**
 * Returns the day with other bays and closures. A job stays in its bay if the bay can still do it, else it goes to
 * another one. Bookings come before holds, and take the place of a hold only if no other bay is free.
 * @param now time at which jobs that are over stay, and holds that have ended make way for everything else
 */
export function withBays(
  day: Day,
  { bays, closures }: Pick<Day, 'bays' | 'closures'>,
  now: Date,
  beside: Beside = {},
): ChangedBays {
  const changed: Day = { ...day, bays, closures };
  const entries = inOrder(day.jobs);
  const holds = entries.filter(([, { heldUntil }]) => heldUntil !== null);
  const runningHolds = holds.filter(([, { heldUntil }]) => heldUntil && heldUntil > now);
  const placed: Record<string, Job> = { ...jobsThatStay(changed, beside, now) };
  const displaced: string[] = [];
  const { bookedNext = {} } = beside;
  // Jobs that a booking keeps clear of: both kinds if there is such a bay, else those of the next day, else none.
  const avoided: Jobs[] = [{ ...bookedNext, ...Object.fromEntries(runningHolds) }, bookedNext, {}];
  for (const [claimId, job] of entries) {
    if (job.heldUntil !== null || placed[claimId]) continue;
    const bay = avoided
      .map((jobs) => bayBeside(job, { ...jobs, ...placed }, changed, beside))
      .find((found) => found !== undefined);
    placed[claimId] = { ...job, bay: bay ?? job.bay };
    if (bay === undefined) displaced.push(claimId);
  }
  const lost: string[] = [];
  // Holds that can stay choose first, so that none is moved into the place of another one; ended ones choose last.
  // The map keeps each of them once, where it came first.
  const staying = runningHolds.filter(
    ([, job]) => bayBeside(job, placed, changed, beside) === job.bay,
  );
  for (const [claimId, job] of new Map([...staying, ...runningHolds, ...holds])) {
    const isLost = beside.lost?.has(claimId);
    const bay = isLost
      ? undefined
      : (beside.settled?.get(claimId) ?? bayBeside(job, placed, changed, beside));
    if (bay !== undefined) placed[claimId] = { ...job, bay };
    else if (!isLost) lost.push(claimId);
  }
  return { day: { ...changed, jobs: placed }, displaced, lost };
}
