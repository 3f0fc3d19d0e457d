import type { Day } from '@carwash/domain/days/day';
import { freeBays, isFreeAt } from '@carwash/domain/days/free-bays';
import type { Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { startTimesOf } from '@carwash/domain/slots/slots-of-day';
import { minuteMs } from '@carwash/domain/time/durations';

/** A place where a booking can be dropped: a start of its service, in a bay that is free for it. */
export interface DropTarget {
  slotId: Slot['_id'];
  bay: string;
  from: Date;
  to: Date;
}

/** Greatest distance from the pointer at which a target is still meant. */
const reachMs = 30 * minuteMs;

/** Returns the future starts of a job's service, and the job's own start. */
function startsFor({ slotId, from }: Day['jobs'][string], day: Day, now: Date, timeZone: string) {
  const serviceId = partsOfSlotId(slotId)?.serviceId ?? '';
  const offered = startTimesOf({ ...day, closed: {} }, [serviceId], timeZone)
    .filter(({ _id, startsAt }) => _id !== slotId && startsAt > now)
    .map(({ _id, startsAt }) => ({ slotId: _id, serviceId, from: startsAt }));
  return [...offered, { slotId, serviceId, from }];
}

/**
 * Returns the places to which a job of the day can move: each open start of its service, and other bays at
 * its current time. The job keeps its length, because add-ons may make it longer than the start's usual
 * length.
 */
export function dropTargets(day: Day, claimId: string, now: Date, timeZone: string): DropTarget[] {
  const job = day.jobs[claimId];
  if (!job) return [];
  const length = job.to.getTime() - job.from.getTime();
  return startsFor(job, day, now, timeZone).flatMap(({ slotId, serviceId, from }) => {
    const to = new Date(from.getTime() + length);
    return freeBays({ serviceId, from, to }, [day], claimId)
      .filter((free) => isFreeAt(free, now))
      .filter(({ bay }) => slotId !== job.slotId || bay !== job.bay)
      .map(({ bay }) => ({ slotId, bay, from, to }));
  });
}

/** Returns the nearest drop target of a bay; null when none is near. */
export function nearestTarget(
  targets: readonly DropTarget[],
  bay: string,
  at: Date,
): DropTarget | null {
  const away = ({ from }: DropTarget) => Math.abs(from.getTime() - at.getTime());
  const [nearest] = targets
    .filter((target) => target.bay === bay && away(target) <= reachMs)
    .sort((one, other) => away(one) - away(other));
  return nearest ?? null;
}

/** Returns the day as it will be after the move. */
export function withDropped(day: Day, claimId: string, target: DropTarget): Day {
  const job = day.jobs[claimId];
  if (!job) return day;
  return { ...day, jobs: { ...day.jobs, [claimId]: { ...job, ...target } } };
}
