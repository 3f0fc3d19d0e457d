import type { Statistics } from './statistics.ts';
import {
  countTrendLabel,
  type DaySums,
  daysSinceLastMonth,
  monthsToDate,
  type Sums,
  sumDays,
  trendLabel,
} from './window-statistics.ts';

/** Length of the chart of bookings per day, in days including today. */
export const chartDays = 30;

/** Number of days for calculating the overview: those of its chart, this month so far and all of last month. */
export const overviewDays = (today: string): number =>
  Math.max(chartDays, daysSinceLastMonth(today));

/**
 * The figures of the overview cards. `thisMonth` is the calendar month so far, and trends compare it with the same days
 * of last month, in the format of `trendLabel`.
 */
export interface OverviewFigures {
  bookings: { total: number; thisMonth: number; trend: string };
  /** In minor units. */
  revenue: { totalMinor: number; thisMonthMinor: number; trend: string };
  users: { total: number; thisMonth: number; trend: string };
  /** Averages are 0 without reviews. `trend` is null for a month without reviews. */
  rating: { average: number; count: number; thisMonth: number; trend: string | null };
}

const averageOf = ({ count, sum }: Sums['ratings']): number => (count === 0 ? 0 : sum / count);

function ratingFigures(all: Statistics | null, now: Sums, before: Sums): OverviewFigures['rating'] {
  const ratings = { count: all?.ratings?.count ?? 0, sum: all?.ratings?.sum ?? 0 };
  return {
    average: averageOf(ratings),
    count: ratings.count,
    thisMonth: averageOf(now.ratings),
    trend:
      now.ratings.count === 0
        ? null
        : trendLabel(averageOf(now.ratings), averageOf(before.ratings)),
  };
}

/**
 * Calculates the overview's figures.
 * @param all the all-time counters; null if nothing was counted yet
 * @param days the sums of the last days, the oldest first, at least since the first of last month
 */
export function overviewFigures(all: Statistics | null, days: readonly DaySums[]): OverviewFigures {
  const months = monthsToDate(days);
  const now = sumDays(months.now);
  const before = sumDays(months.before);
  return {
    bookings: {
      total: all?.bookings ?? 0,
      thisMonth: now.bookings,
      trend: countTrendLabel(now.bookings, before.bookings),
    },
    revenue: {
      totalMinor: all?.revenueMinor ?? 0,
      thisMonthMinor: now.revenueMinor,
      trend: trendLabel(now.revenueMinor, before.revenueMinor),
    },
    users: {
      total: all?.users ?? 0,
      thisMonth: now.users,
      trend: countTrendLabel(now.users, before.users),
    },
    rating: ratingFigures(all, now, before),
  };
}
