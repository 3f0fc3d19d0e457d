import {
  closesNextDay,
  exceptionOn,
  type OpeningHours,
  openSpansOn,
  type Period,
  usualPeriodsOn,
} from '../settings/opening-hours.ts';
import { addDays, businessDay, businessInstant } from '../time/business-time.ts';
import { formatDay, weekdayName } from '../time/calendar-days.ts';
import type { Slot } from './slot.ts';

export type DatedStart = Pick<Slot, 'date' | 'startsAt'>;

/** Tells whether an exception closes the business all day on `day` (yyyy-MM-dd). */
export const isClosedDay = (day: string, settings: Pick<OpeningHours, 'exceptions'>): boolean =>
  exceptionOn(day, settings)?.periods.length === 0;

/** Returns the last period of a day if it lasts beyond midnight. A closed day has its usual one: its night is closed too. */
function nightOf(day: string, hours: OpeningHours): Period | null {
  const periods = exceptionOn(day, hours)?.periods ?? [];
  const last = (periods.length > 0 ? periods : usualPeriodsOn(day, hours)).at(-1);
  return last && closesNextDay(last) ? last : null;
}

/** Tells whether the business is usually, or by an exception, open beyond the midnight after `day`. */
export const lastsBeyondMidnight = (day: string, hours: OpeningHours): boolean =>
  !isClosedDay(day, hours) && nightOf(day, hours) !== null;

/**
 * Returns a function that returns for the starts of a date (yyyy-MM-dd) the day to whose opening they belong: the day before
 * if its hours last beyond midnight and the start lies in them, else the date itself.
 */
export function openingDaysOn(
  date: string,
  hours: OpeningHours,
  timeZone: string,
): (startsAt: Date) => string {
  const before = addDays(date, -1);
  const night = nightOf(before, hours);
  if (!night) return () => date;
  const ends = businessInstant(date, night.closes, timeZone);
  const own = openSpansOn(date, hours, timeZone);
  return (startsAt) => {
    const isOwn = own.some(({ from, to }) => from <= startsAt && startsAt < to);
    return startsAt < ends && !isOwn ? before : date;
  };
}

/** Returns the day, yyyy-MM-dd, to whose opening a start belongs; see `openingDaysOn`. */
export const openingDayOf = (
  { date, startsAt }: DatedStart,
  hours: OpeningHours,
  timeZone: string,
): string => openingDaysOn(date, hours, timeZone)(startsAt);

/** Returns the day, yyyy-MM-dd, to whose opening the moment `now` belongs: until its night closes, the day before. */
export const openingDayAt = (now: Date, hours: OpeningHours, timeZone: string): string =>
  openingDayOf({ date: businessDay(now, timeZone), startsAt: now }, hours, timeZone);

/** Returns when the opening of a day (yyyy-MM-dd) is over: at midnight, or when its night closes. */
export const endOfOpening = (day: string, hours: OpeningHours, timeZone: string): Date =>
  businessInstant(addDays(day, 1), nightOf(day, hours)?.closes ?? '00:00', timeZone);

/** Returns the closed day, yyyy-MM-dd, to whose opening a start belongs; null if the business is not closed then. */
export function closedDayOf(
  start: DatedStart,
  hours: OpeningHours,
  timeZone: string,
): string | null {
  const day = openingDayOf(start, hours, timeZone);
  return isClosedDay(day, hours) ? day : null;
}

/** Returns the night in which a start after midnight lies, 'Thursday night'; null for starts that belong to their own date. */
export function nightName(start: DatedStart, hours: OpeningHours, timeZone: string): string | null {
  const day = openingDayOf(start, hours, timeZone);
  return day === start.date ? null : `${weekdayName(day)} night`;
}

/** Formats the date of a start: 'Fri, 4 Dec 2026', after midnight 'Fri, 4 Dec 2026 (Thursday night)' */
export function formatStartDay(start: DatedStart, hours: OpeningHours, timeZone: string): string {
  const night = nightName(start, hours, timeZone);
  return `${formatDay(start.date)}${night === null ? '' : ` (${night})`}`;
}
