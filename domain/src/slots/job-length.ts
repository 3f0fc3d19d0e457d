import type { Day } from '../bays/day.ts';
import { type OpeningHours, openSpansOn } from '../settings/opening-hours.ts';
import { addDays } from '../time/business-time.ts';
import type { StartTimes } from './slot.ts';

const minuteMs = 60_000;

/** Whatever is chosen, a job takes so long, in milliseconds. */
const shortestMs = 5 * minuteMs;

/** How long a job takes. */
export interface JobLength {
  /** In minutes: so long, or so much longer than its start takes by itself (less than 0: shorter). */
  takes: { minutes: number } | { extraMinutes: number };
  /** The hours in which a longer job must be over; null: it may last until after closing. */
  hours: OpeningHours | null;
}

/** What was sold has its minutes, whatever its service takes by now. */
export const minutesSold = ({ slot }: { slot: Pick<StartTimes, 'startsAt' | 'endsAt'> }) => ({
  minutes: (slot.endsAt.getTime() - slot.startsAt.getTime()) / minuteMs,
});

/** What a job takes in minutes that begins at no start of its service. */
export const minutesOf = ({ duration }: { duration: number }, extraMinutes: number): number =>
  Math.max(duration + extraMinutes, Math.min(duration, shortestMs / minuteMs));

/** When a job that begins at the start is over. */
export function endOfJob({ startsAt, endsAt }: StartTimes, length: JobLength | undefined): Date {
  if (!length) return endsAt;
  const { takes } = length;
  if ('minutes' in takes) return new Date(startsAt.getTime() + takes.minutes * minuteMs);
  const end = endsAt.getTime() + takes.extraMinutes * minuteMs;
  if (takes.extraMinutes >= 0) return new Date(end);
  return new Date(Math.max(end, startsAt.getTime() + shortestMs));
}

/**
 * Whether a job that takes longer than its start is over before the business closes. What begins at a start
 * that was made by hand may take as long as it takes.
 */
export function isOverInHours(
  start: StartTimes,
  endsAt: Date,
  day: Pick<Day, '_id' | 'byHours'>,
  { hours, timeZone }: Pick<JobLength, 'hours'> & { timeZone: string },
): boolean {
  if (!hours || endsAt <= start.endsAt) return true;
  if (!day.byHours?.[start.serviceId]?.includes(start.startTime)) return true;
  return [addDays(day._id, -1), day._id]
    .flatMap((date) => openSpansOn(date, hours, timeZone))
    .some(({ from, to }) => from <= start.startsAt && endsAt <= to);
}
