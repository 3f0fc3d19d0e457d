import { type Service, shortestService } from '../services/service.ts';
import { closesNextDay, type OpeningHours, type Period } from '../settings/opening-hours.ts';
import { minutesOfClock } from '../time/business-time.ts';
import type { Bay } from './bay.ts';
import { ableBays } from './free-bays.ts';
import { maxWaitingPerDay } from './waiting.ts';

/** Firestore refuses documents above 1 MiB. The rest is for holds and offers that have run out but are still there. */
export const mostDayBytes = 800_000;

/** What a part of a day takes by Firestore's rules of size. `day-size.test.ts` compares them with documents. */
const bytesOf = {
  job: 150,
  /** In `starts` and in `byHours`. */
  start: 20,
  placeInLine: 250,
  /** Bays, closures, names of services. */
  rest: 20_000,
};

const dayMinutes = 1440;

const lengthOf = (period: Period): number =>
  minutesOfClock(period.closes) -
  minutesOfClock(period.opens) +
  (closesNextDay(period) ? dayMinutes : 0);

/** Returns the open minutes of the longest day; a whole day where no hours are set. */
function longestDay({ hours, exceptions }: OpeningHours): number {
  const days = [...hours, ...exceptions].map(({ periods }) =>
    periods.map(lengthOf).reduce((sum, length) => sum + length, 0),
  );
  return Math.min(dayMinutes, Math.max(0, ...days) || dayMinutes);
}

/** What decides how large the document of a day can become. */
export interface Capacity {
  bays: readonly Bay[];
  /** `shortestJob`: in minutes */
  services: readonly (Pick<Service, '_id' | 'startsEvery'> & { shortestJob: number })[];
  hours: OpeningHours;
}

/** Returns how many jobs a bay can do in these minutes, each of them the shortest that it does. */
function mostJobs(bay: Bay, { bays, services }: Capacity, minutes: number): number {
  const day = { bays: [...bays], jobs: {}, closures: {} };
  const lengths = services
    .filter(({ _id }) => ableBays(_id, [day]).includes(bay))
    .map(({ shortestJob }) => Math.max(shortestService, shortestJob));
  return lengths.length === 0 ? 0 : Math.ceil(minutes / (Math.min(...lengths) + bay.cleanUp));
}

/** Returns the size of a day on which every bay is full with the shortest jobs and everybody who can waits, in bytes. */
export function largestDayBytes(plan: Capacity): number {
  const minutes = longestDay(plan.hours);
  const jobs = plan.bays.reduce((sum, bay) => sum + mostJobs(bay, plan, minutes), 0);
  const starts = plan.services.reduce(
    (sum, { startsEvery }) => sum + (startsEvery ? Math.ceil(minutes / startsEvery) : 0),
    0,
  );
  const { job, start, placeInLine, rest } = bytesOf;
  return jobs * job + starts * start + maxWaitingPerDay * placeInLine + rest;
}

/** Returns why a business cannot be like this: a full day might not fit in its document; null if it can. */
export const faultOfLargeDay = (plan: Capacity): string | null =>
  largestDayBytes(plan) <= mostDayBytes
    ? null
    : `With ${plan.bays.length} bays, so many starts and jobs this short, a full day would be too large to be stored. Choose fewer bays, longer services or longer intervals.`;
