import { minuteMs } from '../time/durations.ts';
import type { Bay } from './bay.ts';
import type { Day } from './day.ts';
import { ableBays } from './free-bays.ts';

/** A time in which a bay is free, clean-up included. */
export interface FreeTime {
  bay: Bay;
  from: Date;
  /** null: nothing follows on this day. */
  until: Date | null;
}

/** Returns for each bay that can do a service the first time from `now` on in which it is free, however short. */
export function nextFreeTimes(
  serviceId: string,
  day: Pick<Day, 'bays' | 'jobs' | 'closures'>,
  now: Date,
): FreeTime[] {
  return ableBays(serviceId, [day]).map((bay) => {
    const cleanUpMs = bay.cleanUp * minuteMs;
    const jobs = Object.values(day.jobs)
      .filter(({ heldUntil }) => heldUntil === null || heldUntil > now)
      .map((job) => ({
        bay: job.bay,
        from: job.from.getTime() - cleanUpMs,
        to: job.to.getTime() + cleanUpMs,
      }));
    const closures = Object.values(day.closures).map((closure) => ({
      bay: closure.bay,
      from: closure.from.getTime(),
      to: closure.to.getTime(),
    }));
    const taken = [...jobs, ...closures]
      .filter((each) => each.bay === bay._id)
      .sort((one, other) => one.from - other.from);
    const from = taken.reduce(
      (free, each) => (each.from <= free ? Math.max(free, each.to) : free),
      now.getTime(),
    );
    const next = taken.find((each) => each.from > from);
    return { bay, from: new Date(from), until: next ? new Date(next.from) : null };
  });
}
