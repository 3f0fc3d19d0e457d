import { addDays, businessInstant } from '../time/business-time.ts';

/** A time during which the business is open, by its clock. */
export interface Period {
  /** HH:mm */
  opens: string;
  /** HH:mm. At or before `opens` it means the next day, such as 02:00 when the business opens at 18:00. */
  closes: string;
}

/** Days with other opening hours than usual. */
export interface HoursException {
  /** First and last day, yyyy-MM-dd, both included. */
  from: string;
  to: string;
  /** Empty: closed. */
  periods: readonly Period[];
  /** Reason for customers; may be empty. */
  note: string;
}

export interface OpeningHours {
  /**
   * Hours of each weekday, from Sunday. The gap between two periods is a break. Objects around the lists,
   * because Firestore stores no lists of lists.
   */
  hours: readonly { readonly periods: readonly Period[] }[];
  exceptions: readonly HoursException[];
}

/** A time during which the business is open, as instants. */
export interface OpenSpan {
  from: Date;
  /** Exclusive. */
  to: Date;
}

/** Returns the weekday of a day (yyyy-MM-dd), from 0, Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Tells whether a period ends on the next day. */
export const closesNextDay = ({ opens, closes }: Period): boolean => closes <= opens;

/**
 * Returns the exception that applies on `day`: the last one if there are several; null on an ordinary day.
 */
export const exceptionOn = (
  day: string,
  { exceptions }: Pick<OpeningHours, 'exceptions'>,
): HoursException | null => exceptions.findLast(({ from, to }) => from <= day && day <= to) ?? null;

/** Returns the opening periods that a day has every week, whatever its exception says. */
export const usualPeriodsOn = (
  day: string,
  { hours }: Pick<OpeningHours, 'hours'>,
): readonly Period[] => hours[weekdayOf(day)]?.periods ?? [];

/**
 * Returns the opening periods of `day` (yyyy-MM-dd), by the business's clock and in order; empty when it is
 * closed. A period that began on the day before and lasts beyond midnight is not included.
 */
export const periodsOn = (day: string, settings: OpeningHours): readonly Period[] =>
  exceptionOn(day, settings)?.periods ?? usualPeriodsOn(day, settings);

const spanOf = (day: string, period: Period, timeZone: string): OpenSpan => ({
  from: businessInstant(day, period.opens, timeZone),
  to: businessInstant(closesNextDay(period) ? addDays(day, 1) : day, period.closes, timeZone),
});

/**
 * Returns the opening periods of `day` as instants. A time that a daylight-saving change skips is moved
 * forward by the skipped hour; of a time that occurs twice the first one is used. A period that is skipped
 * completely is left out.
 */
export const openSpansOn = (day: string, settings: OpeningHours, timeZone: string): OpenSpan[] =>
  periodsOn(day, settings)
    .map((period) => spanOf(day, period, timeZone))
    .filter(({ from, to }) => from < to);
