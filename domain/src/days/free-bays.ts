import type { Bay } from './bay.ts';
import type { Closure, Day, Job } from './day.ts';

/** A job that needs a bay, and its time. */
interface Need {
  serviceId: string;
  from: Date;
  /** End of the job, before the clean-up. */
  to: Date;
}

type DayFacts = Pick<Day, 'bays' | 'jobs' | 'closures'>;

/** A bay that nobody has booked for the time. */
export interface FreeBay {
  bay: string;
  /** When all holds in the way have run out; null: there are none. May be past. */
  heldUntil: Date | null;
  /** The claim ids of these holds. */
  holds: string[];
  /** Its minutes fit somebody who waits, so that nobody else can take them. */
  isForWaitlist?: true;
}

const minuteMs = 60_000;

/** Whether a bay can do a service. What vans do is not done in a bay that names no services. */
const canDo = ({ services }: Bay, serviceId: string, bays: readonly Bay[]): boolean =>
  services
    ? services.includes(serviceId)
    : !bays.some(({ kind, services }) => kind === 'van' && services?.includes(serviceId));

/** The bays that can do a service on all the days, in the order of the business. */
export function ableBays(serviceId: string, days: readonly DayFacts[]): readonly Bay[] {
  const [first, ...rest] = days;
  const bays = first?.bays ?? [];
  return bays.filter(
    (bay) =>
      canDo(bay, serviceId, bays) &&
      rest.every((day) => day.bays.some(({ _id }) => _id === bay._id)),
  );
}

/** How many bays can do a service. */
export const countBays = (serviceId: string, days: readonly DayFacts[]): number =>
  ableBays(serviceId, days).length;

const overlap = (one: { from: Date; to: Date }, from: Date, until: Date): boolean =>
  one.from < until && from < one.to;

interface Rival {
  claimId: string;
  heldUntil: Date | null;
}

/** Tells whether the bay has no time for both, clean-up included. */
export function areInTheWay(
  one: Pick<Job, 'from' | 'to'>,
  { from, to }: Pick<Job, 'from' | 'to'>,
  { cleanUp }: Pick<Bay, 'cleanUp'>,
): boolean {
  const before = new Date(from.getTime() - cleanUp * minuteMs);
  const after = new Date(to.getTime() + cleanUp * minuteMs);
  return overlap(one, before, after);
}

/** The jobs that stand in the way of the need in a bay, clean-up included. */
function rivalsIn(bay: Bay, need: Need, jobs: readonly (readonly [string, Job])[]): Rival[] {
  return jobs
    .filter(([, job]) => job.bay === bay._id && areInTheWay(job, need, bay))
    .map(([claimId, { heldUntil }]) => ({ claimId, heldUntil }));
}

const latest = (moments: readonly Date[]): Date | null =>
  moments.length === 0 ? null : new Date(Math.max(...moments.map(Number)));

/**
 * Whether there is a bay for these minutes: every bay that can do it and that nobody has booked or closed
 * for the time. Of two jobs in a bay the second begins when the bay has been cleaned up after the first. It does
 * not depend on the time: a hold is told with its end, whether that is past or not.
 * @param days each day that the need touches
 * @param ignored claim id of a job that makes way, because it is the one that moves
 */
export function freeBays(need: Need, days: readonly DayFacts[], ignored?: string): FreeBay[] {
  const jobs = days
    .flatMap(({ jobs }) => Object.entries(jobs))
    .filter(([claimId]) => claimId !== ignored);
  const closures: Closure[] = days.flatMap(({ closures }) => Object.values(closures));
  return ableBays(need.serviceId, days).flatMap((bay) => {
    if (closures.some((closed) => closed.bay === bay._id && overlap(closed, need.from, need.to))) {
      return [];
    }
    const rivals = rivalsIn(bay, need, jobs);
    const ends = rivals.flatMap(({ heldUntil }) => heldUntil ?? []);
    if (ends.length < rivals.length) return [];
    const holds = [...new Set(rivals.map(({ claimId }) => claimId))];
    return { bay: bay._id, heldUntil: latest(ends), holds };
  });
}

/** Whether nobody holds the bay any more, and it is not kept for somebody who waits. */
export const isFreeAt = (
  { heldUntil, isForWaitlist }: Pick<FreeBay, 'heldUntil' | 'isForWaitlist'>,
  now: Date,
): boolean => !isForWaitlist && (heldUntil === null || heldUntil <= now);

/**
 * The bay that a job takes: the first without a hold, else the one whose holds ran out first; null while
 * every bay is held or booked. Bays that can do little come first, so that those that can do more stay
 * free for other services.
 * @param bays of the day, for what they can do
 */
export function chooseBay(
  free: readonly FreeBay[],
  bays: readonly Pick<Bay, '_id' | 'services'>[],
  now: Date,
): FreeBay | null {
  const skills = new Map(bays.map(({ _id, services }) => [_id, services?.length ?? Infinity]));
  const skillsOf = ({ bay }: FreeBay) => skills.get(bay) ?? 0;
  const endOf = ({ heldUntil }: FreeBay) => heldUntil?.getTime() ?? 0;
  const [first] = free
    .filter((bay) => isFreeAt(bay, now))
    .sort((one, other) => endOf(one) - endOf(other) || compare(skillsOf(one), skillsOf(other)));
  return first ?? null;
}

/** The difference of two infinities is not a number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
