import { addDays, businessInstant } from './business-time.ts';

/** No day lies outside of these: the database keeps no instant before or after, in any time zone. */
const earliestDay = '1970-01-01';
const latestDay = '9998-12-31';

export interface InstantRange {
  /** Included. */
  from: Date;
  /** Not included. */
  until: Date;
}

function possibleDay(day: string): string {
  if (day < earliestDay) return earliestDay;
  return day > latestDay ? latestDay : day;
}

/**
 * When the business's days from `startDate` to `endDate` (yyyy-MM-dd, both included) begin and end.
 * Days before 1970 count as the first one there is, days after 9998 as the last one.
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
