import { once } from '../once.ts';
import { dayMs } from './durations.ts';

/** Returns the day (yyyy-MM-dd) that is `number` days after 1 January 1970. */
export const dayOfNumber = (number: number): string =>
  new Date(number * dayMs).toISOString().replace(/T.*/, '');

/** Returns the number of days from 1 January 1970 to `day` (yyyy-MM-dd); NaN if the day does not exist. */
export function dayNumber(day: string): number {
  const number = Date.parse(`${day}T00:00:00Z`) / dayMs;
  // Compared again, because Date.parse reads 31 February as 3 March.
  return Number.isInteger(number) && dayOfNumber(number) === day ? number : Number.NaN;
}

/** Tells whether `text` is an existing day in the format yyyy-MM-dd. */
export const isCalendarDay = (text: string): boolean => !Number.isNaN(dayNumber(text));

/** Returns the number of days of a range, both ends inclusive; NaN if one of them does not exist. */
export const daysInRange = (startDate: string, endDate: string): number =>
  dayNumber(endDate) - dayNumber(startDate) + 1;

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Returns the name of the weekday of a day (yyyy-MM-dd): 'Monday' */
export const weekdayName = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });

/**
 * Formats a business day, 'Mon, 5 May 2025', wherever the visitor is.
 * @param day yyyy-MM-dd
 */
export const formatDay = (day: string): string => dayFormat().format(new Date(`${day}T00:00:00Z`));
