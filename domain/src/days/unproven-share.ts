import { minutesOfClock } from '../time/business-time.ts';
import type { Day } from './day.ts';

const minuteMs = 60_000;

/** The share of a day's bay minutes that unproven customers may hold without paying. */
const share = 1 / 3;

/** Minutes that all bays together offer on a day: from the first start to the end of the last one. */
function bayMinutes({ bays, starts }: Pick<Day, 'bays' | 'starts'>): number {
  const spans = Object.values(starts).flatMap((times) =>
    Object.entries(times).map(([time, minutes]) => ({ from: minutesOfClock(time), minutes })),
  );
  if (spans.length === 0) return 0;
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ from, minutes }) => from + minutes));
  return (last - first) * bays.length;
}

/**
 * Whether a customer who has never paid, and has not confirmed their email address, may hold minutes of a
 * day: all such holds together take at most a third of it. One is always possible.
 * @param minutes of the job
 * @param ignored claim id of their own hold that makes way
 */
export function mayHoldUnproven(
  day: Pick<Day, 'bays' | 'starts' | 'jobs'>,
  minutes: number,
  now: Date,
  ignored?: string,
): boolean {
  const held = Object.entries(day.jobs)
    .filter(
      ([claimId, { isUnproven, heldUntil }]) =>
        isUnproven && claimId !== ignored && heldUntil !== null && heldUntil > now,
    )
    .map(([, { from, to }]) => (to.getTime() - from.getTime()) / minuteMs);
  const sum = held.reduce((total, each) => total + each, 0);
  return sum === 0 || sum + minutes <= bayMinutes(day) * share;
}
