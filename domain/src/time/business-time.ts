import { tzOffset } from '@date-fns/tz/tzOffset';
import { dayMs, minuteMs } from './durations.ts';

/*
 * This module uses the plain fields of dates, because the general formatters and parsers of date-fns are
 * larger than all other code of the first page.
 */

/** Returns how far the clocks of the zone are ahead of UTC at `instant`, in milliseconds. */
const offsetMs = (instant: Date, timeZone: string): number =>
  tzOffset(timeZone, instant) * minuteMs;

/** Returns the local time of the zone at `instant`, in the UTC fields of a date. */
const wallClock = (instant: Date, timeZone: string): Date =>
  new Date(instant.getTime() + offsetMs(instant, timeZone));

/** Returns the calendar day, yyyy-MM-dd, in the business time zone at `instant`. */
export const businessDay = (instant: Date, timeZone: string): string =>
  wallClock(instant, timeZone).toISOString().slice(0, 10);

/** Returns the wall-clock time, HH:mm, in the business time zone at `instant`. */
export const businessClockTime = (instant: Date, timeZone: string): string =>
  wallClock(instant, timeZone).toISOString().slice(11, 16);

/** Returns year, month from 0, and day of the month. */
const partsOf = (day: string): [number, number, number] => {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  return [year, month - 1, date];
};

/** Returns the day `count` days after `day`; both yyyy-MM-dd. Independent of any time zone. */
export function addDays(day: string, count: number): string {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year, month, date + count)).toISOString().slice(0, 10);
}

const dayAndTime = /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Returns the instants at which the clocks of the business show a local time (HH:mm) on `day` (yyyy-MM-dd), the earliest
 * first: usually one, two if a daylight-saving change repeats it. A time that a change skips is moved forward by the skipped
 * time.
 * @throws RangeError when the day does not exist.
 */
export function businessInstants(
  day: string,
  time: string,
  timeZone: string,
): readonly [Date, ...Date[]] {
  if (!dayAndTime.test(`${day} ${time}`) || addDays(day, 0) !== day) {
    throw new RangeError(`There is no ${day} ${time}`);
  }
  const shown = Date.parse(`${day}T${time}Z`);
  // The clocks change at most once in these two days.
  const [before = Number.NaN, after = Number.NaN] = [shown - dayMs, shown + dayMs].map((at) =>
    offsetMs(new Date(at), timeZone),
  );
  const isShown = (instant: Date) => wallClock(instant, timeZone).getTime() === shown;
  const [early, late] = [before, after].map((offset) => new Date(shown - offset)) as [Date, Date];
  if (before === after || !isShown(late)) return [early];
  return isShown(early) ? [early, late] : [late];
}

/**
 * Returns the instant of a local time (HH:mm) on `day` (yyyy-MM-dd) in the business time zone. A time that a
 * daylight-saving change skips is moved forward by the skipped hour. Of a time that occurs twice, the first
 * one is used.
 * @throws RangeError when the day does not exist.
 */
export const businessInstant = (day: string, time: string, timeZone: string): Date =>
  businessInstants(day, time, timeZone)[0];

/** Returns the same, but of a time that occurs twice the second one. */
export const lastBusinessInstant = (day: string, time: string, timeZone: string): Date => {
  const [first, second = first] = businessInstants(day, time, timeZone);
  return second;
};

/** Returns the instant at which the business day after that of `instant` begins. */
export const startOfNextDay = (instant: Date, timeZone: string): Date =>
  businessInstant(addDays(businessDay(instant, timeZone), 1), '00:00', timeZone);

/** Tells whether the local `time` exists on `day`: a daylight-saving change skips an hour. */
export const clockTimeExists = (day: string, time: string, timeZone: string): boolean =>
  businessClockTime(businessInstant(day, time, timeZone), timeZone) === time;

/** Returns the minutes from midnight to a clock time, HH:mm. */
export function minutesOfClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
