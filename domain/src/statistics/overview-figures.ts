import type { Statistics } from './statistics.ts';
import {
  countTrendLabel,
  type DaySums,
  type Sums,
  sumDays,
  trendLabel,
} from './window-statistics.ts';

/**
 * Length of the period shown as 'this month', in days including today. Trends compare it with the same
 * number of days before.
 */
export const windowDays = 30;

/** Number of days for calculating the overview: those of its trends, and as many before. */
export const overviewDays = 2 * windowDays;

/** The figures of the overview cards. Trends have the format of `trendLabel`. */
export interface OverviewFigures {
  bookings: { total: number; trend: string };
  /** In minor units. */
  revenue: { totalMinor: number; thisMonthMinor: number; trend: string };
  users: { total: number; trend: string };
  /** `average` is 0 if there are no reviews. `trend` is null for a month without reviews. */
  rating: { average: number; count: number; trend: string | null };
}

const averageOf = ({ count, sum }: Sums['ratings']): number => (count === 0 ? 0 : sum / count);

function ratingFigures(all: Statistics | null, now: Sums, before: Sums): OverviewFigures['rating'] {
  const ratings = { count: all?.ratings?.count ?? 0, sum: all?.ratings?.sum ?? 0 };
  return {
    average: averageOf(ratings),
    count: ratings.count,
    trend:
      now.ratings.count === 0
        ? null
        : trendLabel(averageOf(now.ratings), averageOf(before.ratings)),
  };
}

/**
 * Calculates the overview's figures.
 * @param all the all-time counters; null if nothing was counted yet
 * @param days the sums of the last `overviewDays` days, the oldest first
 */
export function overviewFigures(all: Statistics | null, days: readonly DaySums[]): OverviewFigures {
  const now = sumDays(days.slice(-windowDays));
  const before = sumDays(days.slice(0, -windowDays));
  return {
    bookings: { total: all?.bookings ?? 0, trend: countTrendLabel(now.bookings, before.bookings) },
    revenue: {
      totalMinor: all?.revenueMinor ?? 0,
      thisMonthMinor: now.revenueMinor,
      trend: trendLabel(now.revenueMinor, before.revenueMinor),
    },
    users: { total: all?.users ?? 0, trend: countTrendLabel(now.users, before.users) },
    rating: ratingFigures(all, now, before),
  };
}
