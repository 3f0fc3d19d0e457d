import { minuteMs } from '../time/durations.ts';
import type { Day, Job } from './day.ts';
import { ableBays, type FreeBay, freeBays, isFreeAt } from './free-bays.ts';
import { markKept, type WaitingPlace } from './waiting-places.ts';

/** A job that stays in its bay, with another end or for another service. */
interface StayingJob extends Pick<Job, 'bay' | 'from'> {
  claimId: string;
  serviceId: string;
  /** The new end, before the clean-up. */
  to: Date;
}

export type StayVerdict =
  | { kind: 'free'; free: FreeBay }
  /** `until`: the latest end that the job could have. */
  | { kind: 'taken'; until: Date }
  /** The bay does not do the service, or is gone. */
  | { kind: 'unable' };

/** Returns the latest end of a job before what stands in its way. */
function latestEnd(
  { bay, from, claimId }: StayingJob,
  days: readonly Day[],
  places: readonly WaitingPlace[],
  now: Date,
): Date {
  const cleanUp = days[0]?.bays.find(({ _id }) => _id === bay)?.cleanUp ?? 0;
  const jobs = days
    .flatMap((day) => Object.entries(day.jobs))
    .filter(([id, { heldUntil }]) => id !== claimId && (heldUntil === null || heldUntil > now))
    .map(([, job]) => job);
  const closures = days.flatMap((day) => Object.values(day.closures));
  const here = (one: { bay: string; to: Date }) => one.bay === bay && one.to > from;
  const ends = [
    ...[...jobs, ...places].filter(here).map((next) => next.from.getTime() - cleanUp * minuteMs),
    ...closures.filter(here).map((closure) => closure.from.getTime()),
  ];
  return new Date(Math.max(from.getTime(), Math.min(...ends)));
}

/**
 * Tells whether a job can stay in its bay until another end: its minutes are not taken by other jobs, not closed, and
 * not kept for the waitlist.
 * @param days each day that the job reaches into, the first one first
 * @param places the minutes that are kept for the waitlist
 */
export function mayStayInBay(
  job: StayingJob,
  days: readonly Day[],
  places: readonly WaitingPlace[],
  now: Date,
): StayVerdict {
  const [first] = days;
  if (!first || !ableBays(job.serviceId, days).some(({ _id }) => _id === job.bay)) {
    return { kind: 'unable' };
  }
  const found = markKept(freeBays(job, days, job.claimId), job, places, first);
  const free = found.find(({ bay }) => bay === job.bay);
  return free && isFreeAt(free, now)
    ? { kind: 'free', free }
    : { kind: 'taken', until: latestEnd(job, days, places, now) };
}
