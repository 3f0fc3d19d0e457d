import type { Day, Job } from '../bays/day.ts';
import { freeBays } from '../bays/room.ts';
import { partsOfSlotId } from './slot-id.ts';

/** What else counts for the jobs of a day. */
interface Beside {
  /** Claim id -> bay, of jobs that reach into the day from the one before. */
  settled?: ReadonlyMap<string, string>;
  /** What is closed on the day after, for jobs that reach into it. */
  closedNext?: Day['closures'];
}

type Jobs = Day['jobs'];
type Entry = readonly [claimId: string, job: Job];

const inOrder = (jobs: Jobs): Entry[] =>
  Object.entries(jobs).sort(([, one], [, other]) => one.from.getTime() - other.from.getTime());

/** The bay of the job if it can stay, else the first in which it disturbs none of the others; undefined without one. */
function bayBeside(job: Job, others: Jobs, { bays, closures }: Day, { closedNext = {} }: Beside) {
  const serviceId = partsOfSlotId(job.slotId)?.serviceId ?? '';
  const free = freeBays({ serviceId, from: job.from, to: job.to }, [
    { bays, closures, jobs: others },
    { bays, closures: closedNext, jobs: {} },
  ]).filter(({ heldUntil }) => heldUntil === null);
  return (free.find(({ bay }) => bay === job.bay) ?? free[0])?.bay;
}

/** The booked jobs that can stay in their bay, and those that have to be where they were put the day before. */
function jobsThatStay(day: Day, beside: Beside): Jobs {
  const placed: Record<string, Job> = {};
  for (const [claimId, job] of inOrder(day.jobs)) {
    if (job.heldUntil !== null) continue;
    const settled = beside.settled?.get(claimId);
    if (settled !== undefined) placed[claimId] = { ...job, bay: settled };
    else if (bayBeside(job, placed, day, beside) === job.bay) placed[claimId] = job;
  }
  return placed;
}

/**
 * The claim ids of the bookings of a day that stand where there is no bay for them: it is gone, closed,
 * taken by another, or cannot do them.
 */
export function displacedJobs(day: Day, beside: Beside = {}): string[] {
  if (!day.bays) return [];
  const placed = jobsThatStay(day, beside);
  return Object.entries(day.jobs)
    .filter(([claimId, { heldUntil }]) => heldUntil === null && !placed[claimId])
    .map(([claimId]) => claimId);
}

/**
 * The day with other bays and closures. Jobs stay in their bay if it can still do them, else they go to
 * another one. A job for which there is none keeps the place that it was sold with: it is for people to move it.
 */
export function withBays(
  day: Day,
  { bays, closures }: Pick<Day, 'bays' | 'closures'>,
  beside: Beside = {},
): { day: Day; displaced: string[] } {
  const changed: Day = { ...day, bays, closures };
  // Those that can stay choose first, and who has paid before who has not.
  const placed: Record<string, Job> = { ...jobsThatStay(changed, beside) };
  const displaced: string[] = [];
  const entries = inOrder(day.jobs);
  const isBooked = ([, { heldUntil }]: Entry) => heldUntil === null;
  for (const [claimId, job] of [
    ...entries.filter(isBooked),
    ...entries.filter((e) => !isBooked(e)),
  ]) {
    if (placed[claimId]) continue;
    const bay = beside.settled?.get(claimId) ?? bayBeside(job, placed, changed, beside);
    placed[claimId] = { ...job, bay: bay ?? job.bay };
    if (bay === undefined) displaced.push(claimId);
  }
  return { day: { ...changed, jobs: placed }, displaced };
}
