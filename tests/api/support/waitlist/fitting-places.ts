import type { Day, Job } from '@carwash/domain/days/day';
import { businessInstant } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { timeZone } from '../../../support/emulators/emulators.ts';

/*
 * Which minutes are free, and whom they fit, told by plain loops of their own: the product's rules must not decide
 * whether the product is right. Every bay can do every service here.
 */

/** Minutes in a bay. */
type Place = Pick<Job, 'bay' | 'from' | 'to'>;

const cleanUpMs = (day: Day, bay: string): number =>
  (day.bays.find(({ _id }) => _id === bay)?.cleanUp ?? 0) * minuteMs;

/** Tells whether a bay has no time for both, clean-up included. */
export const collide = (one: Place, other: Place, day: Day): boolean =>
  one.bay === other.bay &&
  one.from.getTime() < other.to.getTime() + cleanUpMs(day, one.bay) &&
  other.from.getTime() < one.to.getTime() + cleanUpMs(day, one.bay);

/** Tells whether nobody has booked the place, or holds it at `now`. */
export const isFree = (place: Place, day: Day, now: Date): boolean =>
  Object.values(day.jobs).every(
    (job) => (job.heldUntil !== null && job.heldUntil <= now) || !collide(job, place, day),
  );

/** Returns the free places at a start, one for each bay. */
export function freePlaces(day: Day, startTime: string, minutes: number, now: Date): Place[] {
  const from = businessInstant(day._id, startTime, timeZone);
  if (from <= now) return [];
  const to = new Date(from.getTime() + minutes * minuteMs);
  return day.bays
    .map(({ _id: bay }) => ({ bay, from, to }))
    .filter((place) => isFree(place, day, now));
}

/** Returns every free place that fits somebody who waits. */
export const fittingPlaces = (day: Day, now: Date): Place[] =>
  Object.values(day.waiting ?? {}).flatMap(({ serviceId, minutes, starts }) =>
    starts
      .filter((start) => day.starts[serviceId]?.[start] !== undefined)
      .flatMap((start) => freePlaces(day, start, minutes, now)),
  );
