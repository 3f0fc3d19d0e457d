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

/**
 * When the business's days from `startDate` to `endDate` (yyyy-MM-dd, both included) begin and end.
 * Days before 1970 or after 9998 are cut off.
 */
export function businessDayRange(
  { startDate, endDate }: { startDate: string; endDate: string },
  timeZone: string,
): InstantRange {
  const first = startDate < earliestDay ? earliestDay : startDate;
  const last = endDate > latestDay ? latestDay : endDate;
  return {
    from: businessInstant(first, '00:00', timeZone),
    until: businessInstant(addDays(last, 1), '00:00', timeZone),
  };
}
