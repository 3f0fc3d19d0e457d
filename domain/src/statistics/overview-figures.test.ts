import { expect, test } from 'vitest';
import { overviewDays, overviewFigures } from './overview-figures.ts';
import type { Statistics } from './statistics.ts';
import { type DaySums, lastDays } from './window-statistics.ts';

const today = '2026-03-31';
const noDays = lastDays([], today, overviewDays(today));

/** Returns the days since the first of last month, of which only today and the last of last month have counts. */
const days = (now: Partial<DaySums>, before: Partial<DaySums>): DaySums[] =>
  noDays.map((day) => {
    if (day.date === today) return { ...day, ...now };
    return day.date === '2026-02-28' ? { ...day, ...before } : day;
  });

const statistics: Statistics = {
  _id: 'all',
  bookings: 40,
  revenueMinor: 199_900,
  users: 12,
  ratings: { count: 4, sum: 18 },
  createdAt: new Date(0),
};

test('a business without any customers has nothing but zeros', () => {
  expect(overviewFigures(null, noDays)).toEqual({
    bookings: { total: 0, thisMonth: 0, trend: 'new' },
    revenue: { totalMinor: 0, thisMonthMinor: 0, trend: 'new' },
    users: { total: 0, thisMonth: 0, trend: 'new' },
    rating: { average: 0, count: 0, thisMonth: 0, trend: null },
  });
});

test('totals are of all time, trends of this month against last month', () => {
  const figures = overviewFigures(
    statistics,
    days(
      { bookings: 28, revenueMinor: 4800, users: 3, ratings: { count: 2, sum: 10 } },
      { bookings: 25, revenueMinor: 5000, ratings: { count: 1, sum: 4 } },
    ),
  );
  expect(figures).toEqual({
    bookings: { total: 40, thisMonth: 28, trend: '+12% from last month' },
    revenue: { totalMinor: 199_900, thisMonthMinor: 4800, trend: '-4% from last month' },
    users: { total: 12, thisMonth: 3, trend: 'new' },
    rating: { average: 4.5, count: 4, thisMonth: 5, trend: '+25% from last month' },
  });
});

test('a month without reviews is not called a fall', () => {
  const figures = overviewFigures(statistics, days({}, { ratings: { count: 1, sum: 5 } }));
  expect(figures.rating).toEqual({ average: 4.5, count: 4, thisMonth: 0, trend: null });
});
