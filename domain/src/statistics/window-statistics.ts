import { dayNumber, dayOfNumber, daysInRange } from '../time/calendar-days.ts';
import { lastMonth } from '../time/last-month.ts';
import type { DateRange } from './group-by-interval.ts';
import type { DayCounters, MonthStatistics } from './statistics.ts';
import { monthStatsId } from './stats-ids.ts';

/** Sums of the counters over a period. Money is in minor units. */
export interface Sums {
  bookings: number;
  /** Money that came, less refunds. */
  revenueMinor: number;
  /** Money that went back. */
  refundedMinor: number;
  payments: number;
  users: number;
  /** Transactions that began in the period, in any status. */
  transactions: number;
  ratings: { count: number; sum: number };
}

/** The sums of one business day, yyyy-MM-dd. */
export interface DaySums extends Sums {
  date: string;
}

/** Returns the range of `count` days that ends with `today`, inclusive. */
export const rangeUntil = (today: string, count: number): DateRange => ({
  startDate: dayOfNumber(dayNumber(today) - count + 1),
  endDate: today,
});

/** Returns the range of as many days that ends on the day before a range. */
export const rangeBefore = ({ startDate, endDate }: DateRange): DateRange =>
  rangeUntil(dayOfNumber(dayNumber(startDate) - 1), daysInRange(startDate, endDate));

const everyDay = ({ startDate, endDate }: DateRange): string[] =>
  Array.from({ length: Math.max(0, daysInRange(startDate, endDate)) }, (_, offset) =>
    dayOfNumber(dayNumber(startDate) + offset),
  );

const sumsOf = (day: DayCounters | undefined): Sums => ({
  bookings: day?.bookings ?? 0,
  revenueMinor: day?.revenueMinor ?? 0,
  refundedMinor: day?.refundedMinor ?? 0,
  payments: day?.payments ?? 0,
  users: day?.users ?? 0,
  transactions: day?.transactions ?? 0,
  ratings: { count: day?.ratings?.count ?? 0, sum: day?.ratings?.sum ?? 0 },
});

/** Returns the ids of the month documents that contain the last `days` days, the oldest first. */
export const monthsOf = (today: string, days: number): string[] => [
  ...new Set(everyDay(rangeUntil(today, days)).map((day) => monthStatsId(day.slice(0, 7)))),
];

/** Returns the sums of every day of a range, in order. A day without counters has zeros. */
export function daysIn(months: Iterable<MonthStatistics>, range: DateRange): DaySums[] {
  const byMonth = new Map(Array.from(months, ({ _id, days }) => [_id, days]));
  return everyDay(range).map((date) => ({
    date,
    ...sumsOf(byMonth.get(monthStatsId(date.slice(0, 7)))?.[date.slice(8)]),
  }));
}

/**
 * Returns the sums of the last `count` days, the oldest first, including today. For the days before them, the
 * day before the first one is passed as `today`.
 * @param months the documents that `monthsOf` names, as far as they exist
 * @param today yyyy-MM-dd in the business time zone
 */
export const lastDays = (
  months: Iterable<MonthStatistics>,
  today: string,
  count: number,
): DaySums[] => daysIn(months, rangeUntil(today, count));

/** Returns how many days there are from the first of last month to `today`, both included: 29 to 62. */
export const daysSinceLastMonth = (today: string): number =>
  daysInRange(lastMonth(today).startDate, today);

/**
 * Returns the days of this calendar month so far, and the same days of last month: as many, or all of them where
 * last month is shorter.
 * @param days the last days, the oldest first, from the first of last month or earlier until today
 */
export function monthsToDate(days: readonly DaySums[]): {
  now: readonly DaySums[];
  before: readonly DaySums[];
} {
  const today = days.at(-1)?.date ?? '';
  const monthBefore = lastMonth(today).startDate.slice(0, 7);
  const dayOfMonth = today.slice(8);
  return {
    now: days.filter(({ date }) => date.startsWith(today.slice(0, 7))),
    before: days.filter(({ date }) => date.startsWith(monthBefore) && date.slice(8) <= dayOfMonth),
  };
}

/** Adds up days. Without days all sums are zero. */
export function sumDays(days: Iterable<Sums>): Sums {
  const total = sumsOf(undefined);
  for (const day of days) {
    total.bookings += day.bookings;
    total.revenueMinor += day.revenueMinor;
    total.refundedMinor += day.refundedMinor;
    total.payments += day.payments;
    total.users += day.users;
    total.transactions += day.transactions;
    total.ratings.count += day.ratings.count;
    total.ratings.sum += day.ratings.sum;
  }
  return total;
}

/** A rise by more than this says only how little there was before, in percent. */
const greatestPercent = 500;

/** A count below this is too small for a percentage. */
const leastCompared = 5;

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value || 0}`;

/**
 * Formats the trend of this month so far against the same days of last month: '+12% from last month', '-4% from
 * last month', 'up from very little last month', or 'new' if there was nothing to compare with. After less than nothing,
 * when more went back than came, no percentage has a meaning: 'up from below zero last month'.
 * @param period names another period to compare with, as it stands after 'from'
 */
export function trendLabel(current: number, previous: number, period = 'last month'): string {
  if (previous === 0) return 'new';
  if (previous < 0 && current !== previous) {
    return `${current > previous ? 'up' : 'down'} from below zero ${period}`;
  }
  const percent = Math.round(((current - previous) / previous) * 100);
  if (percent > greatestPercent) return `up from very little ${period}`;
  return `${signed(percent)}% from ${period}`;
}

/** Formats the trend of a count like `trendLabel`, but as a difference after a month with few: '+3 from last month'. */
export const countTrendLabel = (current: number, previous: number): string =>
  previous > 0 && previous < leastCompared
    ? `${signed(current - previous)} from last month`
    : trendLabel(current, previous);
