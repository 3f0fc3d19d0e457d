import { latestHoldEnd } from '../slots/hold.ts';
import { minuteMs } from '../time/durations.ts';

const shortestMs = 5 * minuteMs;
const longestMs = 30 * minuteMs;

/**
 * Returns when an offer that is made at `now` ends: after a quarter of the time until the visit, but after 5 minutes
 * at least and 30 at most, and never later than any hold of the visit.
 */
export function offerEnd(startsAt: Date, now: Date): Date {
  const quarterMs = (startsAt.getTime() - now.getTime()) / 4;
  const lengthMs = Math.min(longestMs, Math.max(shortestMs, quarterMs));
  const ends = [now.getTime() + lengthMs, latestHoldEnd(startsAt).getTime()];
  return new Date(Math.min(...ends));
}
