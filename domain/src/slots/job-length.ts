import type { Day } from '../days/day.ts';
import { type OpeningHours, openSpansOn } from '../settings/opening-hours.ts';
import { addDays } from '../time/business-time.ts';
import type { StartTimes } from './slot.ts';

const minuteMs = 60_000;

/** How long a job takes. */
export interface JobLength {
  /** The minutes that the quote says, whatever the length of its start is. */
  takes: { minutes: number };
  /**
   * The hours in which a job that takes longer than its start must be over, while one at a start made by hand
   * must fit into it; null: it may take as long as it takes.
   */
  hours: OpeningHours | null;
}

/** A sold job keeps its minutes, whatever its service takes by now. */
export const minutesSold = ({ slot }: { slot: Pick<StartTimes, 'startsAt' | 'endsAt'> }) => ({
  minutes: (slot.endsAt.getTime() - slot.startsAt.getTime()) / minuteMs,
});

/** When a job that begins at the start is over. */
export function endOfJob({ startsAt, endsAt }: StartTimes, length: JobLength | undefined): Date {
  return length ? new Date(startsAt.getTime() + length.takes.minutes * minuteMs) : endsAt;
}

/**
 * Whether a job is over in time: before the business closes, or, at a start that was made by hand, within the
 * length of that start.
 */
export function isOverInTime(
  start: StartTimes,
  endsAt: Date,
  day: Pick<Day, '_id' | 'byHours'>,
  { hours, timeZone }: Pick<JobLength, 'hours'> & { timeZone: string },
): boolean {
  if (!hours || endsAt <= start.endsAt) return true;
  if (!day.byHours[start.serviceId]?.includes(start.startTime)) return false;
  return [addDays(day._id, -1), day._id]
    .flatMap((date) => openSpansOn(date, hours, timeZone))
    .some(({ from, to }) => from <= start.startsAt && endsAt <= to);
}
