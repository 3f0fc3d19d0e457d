import { addDays, businessInstant } from '../time/business-time.ts';

/** A time of opening, by the clock of the business. */
export interface Period {
  /** HH:mm */
  opens: string;
  /** HH:mm; at or before `opens`: on the next day, as 02:00 is for who opens at 18:00. */
  closes: string;
}

/** Days on which the business does not open as it does every week. */
export interface HoursException {
  /** First and last day, yyyy-MM-dd, both included. */
  from: string;
  to: string;
  /** None: closed. */
  periods: readonly Period[];
  /** Why, for customers; may be empty. */
  note: string;
}

export interface OpeningHours {
  /** The week, Sunday first. The gap between two periods is a break. Firestore stores no lists of lists. */
  hours: readonly { readonly periods: readonly Period[] }[];
  exceptions: readonly HoursException[];
}

/** A time of opening as instants. */
export interface OpenSpan {
  from: Date;
  /** Not included. */
  to: Date;
}

/** The weekday of a day (yyyy-MM-dd), from 0, Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether it is still open at midnight: it closes on the next day. */
export const closesNextDay = ({ opens, closes }: Period): boolean => closes <= opens;

/** The exception that counts on `day`: of several the last one; null on an ordinary day. */
export const exceptionOn = (
  day: string,
  { exceptions }: Pick<OpeningHours, 'exceptions'>,
): HoursException | null => exceptions.findLast(({ from, to }) => from <= day && day <= to) ?? null;

/**
 * When the business opens on `day` (yyyy-MM-dd), by its own clock and in order; none: it is closed. What
 * began on the day before and lasts beyond midnight is none of them.
 */
export const periodsOn = (day: string, settings: OpeningHours): readonly Period[] =>
  exceptionOn(day, settings)?.periods ?? settings.hours[weekdayOf(day)]?.periods ?? [];

const spanOf = (day: string, period: Period, timeZone: string): OpenSpan => ({
  from: businessInstant(day, period.opens, timeZone),
  to: businessInstant(closesNextDay(period) ? addDays(day, 1) : day, period.closes, timeZone),
});

/**
 * The same as instants. A time that a daylight-saving change skips is moved forward by the skipped hour;
 * of a time that occurs twice the first one is used. What does not take place at all, because all of it is
 * skipped, is left out.
 */
export const openSpansOn = (day: string, settings: OpeningHours, timeZone: string): OpenSpan[] =>
  periodsOn(day, settings)
    .map((period) => spanOf(day, period, timeZone))
    .filter(({ from, to }) => from < to);
