import { minuteMs } from '../time/durations.ts';
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

/** A bay that is not booked or closed for the time of a job. Holds may be in the way. */
export interface FreeBay {
  bay: string;
  /** Time at which the last hold in the way ends, even if that is past; null: there are none. */
  heldUntil: Date | null;
  /** The claim ids of these holds. */
  holds: string[];
  /** Set if its minutes are kept for the waitlist, so that nobody else can take them. */
  isForWaitlist?: true;
}

/** Tells whether a bay can do a service. A bay that names no services does all that no van does. */
const canDo = ({ services }: Bay, serviceId: string, bays: readonly Bay[]): boolean =>
  services
    ? services.includes(serviceId)
    : !bays.some(({ kind, services }) => kind === 'van' && services?.includes(serviceId));

/** Returns the bays that can do a service on all the days, in the order of the business. */
export function ableBays(serviceId: string, days: readonly DayFacts[]): readonly Bay[] {
  const [first, ...rest] = days;
  const bays = first?.bays ?? [];
  return bays.filter(
    (bay) =>
      canDo(bay, serviceId, bays) &&
      rest.every((day) => day.bays.some(({ _id }) => _id === bay._id)),
  );
}

/** Returns how many bays can do a service on all the days. */
export const countBays = (serviceId: string, days: readonly DayFacts[]): number =>
  ableBays(serviceId, days).length;

const overlap = (one: { from: Date; to: Date }, from: Date, until: Date): boolean =>
  one.from < until && from < one.to;

interface Rival {
  claimId: string;
  heldUntil: Date | null;
}

/** Tells whether a bay cannot do both jobs, because they or their clean-up overlap. */
export function areInTheWay(
  one: Pick<Job, 'from' | 'to'>,
  { from, to }: Pick<Job, 'from' | 'to'>,
  { cleanUp }: Pick<Bay, 'cleanUp'>,
): boolean {
  const before = new Date(from.getTime() - cleanUp * minuteMs);
  const after = new Date(to.getTime() + cleanUp * minuteMs);
  return overlap(one, before, after);
}

/** Returns the jobs of a bay that overlap with the needed time, clean-up included. */
function rivalsIn(bay: Bay, need: Need, jobs: readonly (readonly [string, Job])[]): Rival[] {
  return jobs
    .filter(([, job]) => job.bay === bay._id && areInTheWay(job, need, bay))
    .map(([claimId, { heldUntil }]) => ({ claimId, heldUntil }));
}

const latest = (moments: readonly Date[]): Date | null =>
  moments.length === 0 ? null : new Date(Math.max(...moments.map(Number)));

/**
 * Returns the bays that can do the job and that nobody has booked or closed for its minutes, clean-up included.
 * Independent of the clock: a bay with holds in the way is listed with the time at which the last of them ends, even
 * if that is past.
 * @param days each day that the need touches
 * @param ignored claim id of the job that moves: it is ignored, because it does not block itself
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

/** Tells whether all holds of the bay have run out at `now`, and its minutes are not kept for the waitlist. */
export const isFreeAt = (
  { heldUntil, isForWaitlist }: Pick<FreeBay, 'heldUntil' | 'isForWaitlist'>,
  now: Date,
): boolean => !isForWaitlist && (heldUntil === null || heldUntil <= now);

/**
 * Returns the bay that a job takes: the first without a hold, else the one whose holds ran out first; null while
 * every bay is held or booked. Bays that do few services come first, so that the others stay free for more services.
 * @param bays the bays of the day
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

// Not a subtraction, because the difference of two infinities is not a number.
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
