const dayMs = 24 * 60 * 60_000;

/** The day (yyyy-MM-dd) that is so many days after 1 January 1970. */
export const dayOfNumber = (number: number): string =>
  new Date(number * dayMs).toISOString().replace(/T.*/, '');

/** Days from 1 January 1970 to `day` (yyyy-MM-dd), for counting; NaN if there is no such day. */
export function dayNumber(day: string): number {
  const number = Date.parse(`${day}T00:00:00Z`) / dayMs;
  // Date.parse takes 31 February for 3 March.
  return Number.isInteger(number) && dayOfNumber(number) === day ? number : Number.NaN;
}

/** Whether `text` is a day that exists, written yyyy-MM-dd. */
export const isCalendarDay = (text: string): boolean => !Number.isNaN(dayNumber(text));

/** How many days a range has, its first and last day included; NaN if one of them does not exist. */
export const daysInRange = (startDate: string, endDate: string): number =>
  dayNumber(endDate) - dayNumber(startDate) + 1;
