import { dayNumber, dayOfNumber, daysInRange } from '../time/calendar-days.ts';

export const intervals = ['day', 'week', 'month'] as const;
type Interval = (typeof intervals)[number];

/** Revenue of the day or interval that begins on `date` (yyyy-MM-dd). */
interface PeriodRevenue {
  date: string;
  revenueMinor: number;
  payments: number;
}

export interface DateRange {
  startDate: string;
  /** Inclusive. */
  endDate: string;
}

const daysSinceMonday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The first day of the interval that contains a day. Weeks begin on Monday. */
const firstDay: Record<Interval, (day: string) => string> = {
  day: (day) => day,
  week: (day) => dayOfNumber(dayNumber(day) - daysSinceMonday(day)),
  month: (day) => day.replace(/\d\d$/, '01'),
};

/**
 * Adds up daily revenue per interval. The result has every interval of the range in order, including
 * empty ones. Days outside the range do not count, so the first and last interval may be incomplete. An
 * interval is named by its first day, which may lie before the range.
 */
export function groupByInterval(
  daily: Iterable<PeriodRevenue>,
  { startDate, endDate }: DateRange,
  interval: Interval,
): PeriodRevenue[] {
  const groups = new Map<string, PeriodRevenue>();
  const first = dayNumber(startDate);
  for (let offset = 0; offset < daysInRange(startDate, endDate); offset += 1) {
    const date = firstDay[interval](dayOfNumber(first + offset));
    groups.set(date, { date, revenueMinor: 0, payments: 0 });
  }
  for (const { date, revenueMinor, payments } of daily) {
    const group = groups.get(firstDay[interval](date));
    if (!group || date < startDate || date > endDate) continue;
    group.revenueMinor += revenueMinor;
    group.payments += payments;
  }
  return [...groups.values()];
}
