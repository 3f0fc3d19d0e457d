import type { Day } from '../bays/day.ts';
import { extraMinutesOf, type Sold } from '../services/quote.ts';
import { type OpeningHours, openSpansOn } from '../settings/opening-hours.ts';
import { addDays } from '../time/business-time.ts';
import type { StartTimes } from './slot.ts';

const minuteMs = 60_000;

/** No job is shorter, in milliseconds. */
const shortestMs = 5 * minuteMs;

/** How much longer or shorter than usual a job takes. */
export interface JobLength {
  /** Minutes beyond what the start takes by itself; less than 0: shorter. */
  extraMinutes: number;
  /** The hours in which a longer job must be over; null: it may last until after closing. */
  hours: OpeningHours | null;
}

/** Of a job that was sold: it has its minutes, whatever the hours. */
export const lengthOfSale = (sale: Sold): JobLength => ({
  extraMinutes: extraMinutesOf(sale),
  hours: null,
});

/** When a job that begins at the start is over. */
export function endOfJob({ startsAt, endsAt }: StartTimes, length: JobLength | undefined): Date {
  if (!length?.extraMinutes) return endsAt;
  const wanted = endsAt.getTime() + length.extraMinutes * minuteMs;
  return new Date(Math.max(wanted, startsAt.getTime() + shortestMs));
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
