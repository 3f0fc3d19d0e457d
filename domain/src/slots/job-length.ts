import type { Day } from '../days/day.ts';
import { type OpeningHours, openSpansOn } from '../settings/opening-hours.ts';
import { addDays } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import type { StartTimes } from './slot.ts';

/** The length of a job, and when it has to be over. */
export interface JobLength {
  /** Minutes of the quote, which may differ from the length of the start. */
  takes: { minutes: number };
  /** Opening hours that a job longer than its start must respect (`isOverInTime`); null: it may end at any time. */
  hours: OpeningHours | null;
}

/** Returns the minutes that were sold: they stay when the service changes. */
export const minutesSold = ({ slot }: { slot: Pick<StartTimes, 'startsAt' | 'endsAt'> }) => ({
  minutes: (slot.endsAt.getTime() - slot.startsAt.getTime()) / minuteMs,
});

/** Returns when a job that begins at the start is over; without a length: the end of the start. */
export function endOfJob({ startsAt, endsAt }: StartTimes, length: JobLength | undefined): Date {
  return length ? new Date(startsAt.getTime() + length.takes.minutes * minuteMs) : endsAt;
}

/**
 * Tells whether a job is over in time: within the length of its start or, if the start follows the opening hours,
 * before the business closes.
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
