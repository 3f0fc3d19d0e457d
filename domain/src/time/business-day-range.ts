import { addDays, businessInstant } from './business-time.ts';

/**
 * Earliest and latest supported day, because the database can't store earlier or later instants in every time
 * zone.
 */
const earliestDay = '1970-01-01';
const latestDay = '9998-12-31';

interface InstantRange {
  /** Start, inclusive. */
  from: Date;
  /** End, exclusive. */
  until: Date;
}

function possibleDay(day: string): string {
  if (day < earliestDay) return earliestDay;
  return day > latestDay ? latestDay : day;
}

/**
 * Returns the instants at which the range of business days from `startDate` to `endDate` (yyyy-MM-dd, both
 * inclusive) begins and ends. Days before 1970 or after 9998 are replaced by the first or last supported day.
 */
export function businessDayRange(
  { startDate, endDate }: { startDate: string; endDate: string },
  timeZone: string,
): InstantRange {
  return {
    from: businessInstant(possibleDay(startDate), '00:00', timeZone),
    until: businessInstant(addDays(possibleDay(endDate), 1), '00:00', timeZone),
  };
}
