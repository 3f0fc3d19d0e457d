import { tz } from '@date-fns/tz';
import { addDays as addDaysTo, format, isValid, parse } from 'date-fns';

const dayFormat = 'yyyy-MM-dd';
const hourMs = 3_600_000;

/** The calendar day, yyyy-MM-dd, in the business time zone at `instant`. */
export const businessDay = (instant: Date, timeZone: string): string =>
  format(instant, dayFormat, { in: tz(timeZone) });

/** The wall-clock time, HH:mm, in the business time zone at `instant`. */
export const businessClockTime = (instant: Date, timeZone: string): string =>
  format(instant, 'HH:mm', { in: tz(timeZone) });

/**
 * The instant of a local time (HH:mm) on `day` (yyyy-MM-dd) in the business time zone. A time that a
 * daylight-saving change skips is moved forward by the skipped hour. Of a time that occurs twice, the
 * first one is used.
 * @throws RangeError when the day does not exist.
 */
export function businessInstant(day: string, time: string, timeZone: string): Date {
  const parsed = parse(`${day} ${time}`, `${dayFormat} HH:mm`, new Date(0), { in: tz(timeZone) });
  if (!isValid(parsed)) throw new RangeError(`There is no ${day} ${time}`);
  const anHourBefore = new Date(parsed.getTime() - hourMs);
  const occursTwice =
    businessDay(anHourBefore, timeZone) === day &&
    businessClockTime(anHourBefore, timeZone) === time;
  return occursTwice ? anHourBefore : new Date(parsed.getTime());
}

/** Whether the local `time` exists on `day`: a daylight-saving change skips an hour. */
export const clockTimeExists = (day: string, time: string, timeZone: string): boolean =>
  businessClockTime(businessInstant(day, time, timeZone), timeZone) === time;

/** The day `count` days after `day`; both yyyy-MM-dd. Independent of any time zone. */
export const addDays = (day: string, count: number): string =>
  format(addDaysTo(parse(day, dayFormat, new Date(0), { in: tz('UTC') }), count), dayFormat, {
    in: tz('UTC'),
  });
