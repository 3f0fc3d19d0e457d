import { TZDate } from '@date-fns/tz';

/*
 * Written with the plain fields of a date: the general formatters and parsers of date-fns are larger
 * than all other code of the first page.
 */

const hourMs = 3_600_000;

const twoDigits = (count: number) => String(count).padStart(2, '0');

const dayOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** The calendar day, yyyy-MM-dd, in the business time zone at `instant`. */
export const businessDay = (instant: Date, timeZone: string): string =>
  dayOf(new TZDate(instant, timeZone));

/** The wall-clock time, HH:mm, in the business time zone at `instant`. */
export function businessClockTime(instant: Date, timeZone: string): string {
  const local = new TZDate(instant, timeZone);
  return `${twoDigits(local.getHours())}:${twoDigits(local.getMinutes())}`;
}

/** Year, month from 0, and day of the month. */
const partsOf = (day: string): [number, number, number] => {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  return [year, month - 1, date];
};

/** The day `count` days after `day`; both yyyy-MM-dd. Independent of any time zone. */
export function addDays(day: string, count: number): string {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year, month, date + count)).toISOString().slice(0, 10);
}

const dayAndTime = /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/;

/**
 * The instant of a local time (HH:mm) on `day` (yyyy-MM-dd) in the business time zone. A time that a
 * daylight-saving change skips is moved forward by the skipped hour. Of a time that occurs twice, the
 * first one is used.
 * @throws RangeError when the day does not exist.
 */
export function businessInstant(day: string, time: string, timeZone: string): Date {
  const [hours = Number.NaN, minutes] = time.split(':').map(Number);
  if (!dayAndTime.test(`${day} ${time}`) || addDays(day, 0) !== day) {
    throw new RangeError(`There is no ${day} ${time}`);
  }
  const [year, month, date] = partsOf(day);
  const found = new TZDate(year, month, date, hours, minutes ?? 0, timeZone);
  const anHourBefore = new Date(found.getTime() - hourMs);
  const occursTwice =
    businessDay(anHourBefore, timeZone) === day &&
    businessClockTime(anHourBefore, timeZone) === time;
  return occursTwice ? anHourBefore : new Date(found.getTime());
}

/** The instant at which the business day after that of `instant` begins. */
export const startOfNextDay = (instant: Date, timeZone: string): Date =>
  businessInstant(addDays(businessDay(instant, timeZone), 1), '00:00', timeZone);

/** Whether the local `time` exists on `day`: a daylight-saving change skips an hour. */
export const clockTimeExists = (day: string, time: string, timeZone: string): boolean =>
  businessClockTime(businessInstant(day, time, timeZone), timeZone) === time;
