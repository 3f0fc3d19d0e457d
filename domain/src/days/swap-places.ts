import { withJobs } from './changed-day.ts';
import type { Day, Job } from './day.ts';
import { mayStayInBay, type StayVerdict } from './stay-in-bay.ts';
import type { WaitingPlace } from './waiting-places.ts';

/** A job in the place that it is to get. */
interface SwappedJob {
  claimId: string;
  serviceId: string;
  job: Pick<Job, 'bay' | 'from' | 'to' | 'slotId'>;
  /** The days that it reaches into there, yyyy-MM-dd. */
  dates: readonly string[];
}

const asStaying = ({ claimId, serviceId, job: { bay, from, to } }: SwappedJob) => ({
  claimId,
  serviceId,
  bay,
  from,
  to,
});

/**
 * Tells for each of two jobs that exchange their places whether it fits there, besides all others and besides the other
 * one.
 * @param days each day that the jobs reach into, before and afterwards
 * @param places the minutes that are kept for the waitlist
 */
export function maySwapPlaces(
  [one, other]: readonly [SwappedJob, SwappedJob],
  days: readonly Day[],
  places: readonly WaitingPlace[],
  now: Date,
): [StayVerdict, StayVerdict] {
  const gone = [one, other].map(({ claimId }) => ({ claimId, job: null }));
  const without = days.map((day) => withJobs(day, gone));
  const reachedBy = ({ dates }: SwappedJob) => without.filter(({ _id }) => dates.includes(_id));
  const placed = [{ claimId: one.claimId, job: { ...one.job, heldUntil: null } }];
  return [
    mayStayInBay(asStaying(one), reachedBy(one), places, now),
    mayStayInBay(
      asStaying(other),
      reachedBy(other).map((day) => withJobs(day, placed)),
      places,
      now,
    ),
  ];
}
