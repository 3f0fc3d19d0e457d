import { describe, expect, test } from 'vitest';
import { overviewDays } from './overview-figures.ts';
import type { MonthStatistics } from './statistics.ts';
import {
  countTrendLabel,
  daysIn,
  lastDays,
  monthsOf,
  monthsToDate,
  rangeBefore,
  sumDays,
  trendLabel,
} from './window-statistics.ts';

const createdAt = new Date('2009-01-01T00:00:00Z');
const nothing = {
  bookings: 0,
  revenueMinor: 0,
  refundedMinor: 0,
  payments: 0,
  users: 0,
  transactions: 0,
  ratings: { count: 0, sum: 0 },
};
const february: MonthStatistics = {
  _id: 'month-2028-02',
  days: { '28': { bookings: 1 }, '29': { bookings: 2, ratings: { count: 2, sum: 9 } } },
  createdAt,
};
const march: MonthStatistics = {
  _id: 'month-2028-03',
  days: {
    '01': {
      bookings: 3,
      revenueMinor: 4990,
      refundedMinor: 10,
      payments: 1,
      users: 4,
      transactions: 5,
    },
    '03': { bookings: 100 },
  },
  createdAt,
};

describe('the documents to read', () => {
  test.each([
    ['2028-03-30', 30, ['month-2028-03']],
    ['2028-03-29', 30, ['month-2028-02', 'month-2028-03']],
    ['2026-03-31', 60, ['month-2026-01', 'month-2026-02', 'month-2026-03']],
    ['2027-01-01', 2, ['month-2026-12', 'month-2027-01']],
    ['2027-01-01', 1, ['month-2027-01']],
    ['2027-01-01', 0, []],
  ])('until %s, %d days', (today, days, ids) => {
    expect(monthsOf(today, days)).toEqual(ids);
  });

  test('the days of the overview are never in more than three months, February or not', () => {
    const ends = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    );
    expect(Math.max(...ends.map((today) => monthsOf(today, overviewDays(today)).length))).toBe(3);
  });
});

describe('the last days', () => {
  test('are in order, end today and leave no day out', () => {
    expect(lastDays([march, february], '2028-03-02', 4)).toEqual([
      { ...nothing, date: '2028-02-28', bookings: 1 },
      { ...nothing, date: '2028-02-29', bookings: 2, ratings: { count: 2, sum: 9 } },
      { ...nothing, ...march.days?.['01'], date: '2028-03-01' },
      { ...nothing, date: '2028-03-02' },
    ]);
  });

  test('are all zeros when no month was ever counted', () => {
    const days = lastDays([], '2028-03-02', 30);
    expect(days).toHaveLength(30);
    expect(days.at(0)?.date).toBe('2028-02-02');
    expect(sumDays(days)).toEqual(nothing);
  });

  test('share no day with the days before them', () => {
    const both = lastDays([february, march], '2028-03-02', 60).map(({ date }) => date);
    const last = lastDays([february, march], '2028-03-02', 30).map(({ date }) => date);
    const before = lastDays([february, march], '2028-02-01', 30).map(({ date }) => date);
    expect([...before, ...last]).toEqual(both);
  });

  test('a range that ends before it begins has none', () => {
    expect(daysIn([march], { startDate: '2028-03-02', endDate: '2028-03-01' })).toEqual([]);
  });
});

test.each([
  [{ startDate: '2026-11-01', endDate: '2026-11-30' }, '2026-10-02', '2026-10-31'],
  [{ startDate: '2026-03-01', endDate: '2026-03-01' }, '2026-02-28', '2026-02-28'],
])('as many days stand before %j', (range, startDate, endDate) => {
  expect(rangeBefore(range)).toEqual({ startDate, endDate });
});

test('a trend can name another period', () => {
  expect(trendLabel(112, 100, 'the day before')).toBe('+12% from the day before');
  expect(trendLabel(41, 1, 'the 7 days before')).toBe('up from very little the 7 days before');
});

describe('this month and last month', () => {
  test.each([
    ['2026-11-21', ['2026-11-01', '2026-11-21'], ['2026-10-01', '2026-10-21']],
    ['2026-11-01', ['2026-11-01', '2026-11-01'], ['2026-10-01', '2026-10-01']],
    ['2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
    ['2026-03-01', ['2026-03-01', '2026-03-01'], ['2026-02-01', '2026-02-01']],
    ['2027-01-15', ['2027-01-01', '2027-01-15'], ['2026-12-01', '2026-12-15']],
  ])('on %s', (today, thisMonth, lastMonth) => {
    const { now, before } = monthsToDate(lastDays([], today, overviewDays(today)));
    expect([now.at(0)?.date, now.at(-1)?.date]).toEqual(thisMonth);
    expect([before.at(0)?.date, before.at(-1)?.date]).toEqual(lastMonth);
  });
});

test('days add up, ratings included', () => {
  expect(sumDays(lastDays([february, march], '2028-03-01', 3))).toEqual({
    bookings: 6,
    revenueMinor: 4990,
    refundedMinor: 10,
    payments: 1,
    users: 4,
    transactions: 5,
    ratings: { count: 2, sum: 9 },
  });
});

test.each([
  [112, 100, '+12% from last month'],
  [96, 100, '-4% from last month'],
  [7, 7, '0% from last month'],
  [1001, 1000, '0% from last month'],
  [999, 1000, '0% from last month'],
  [0, 0, 'new'],
  [0, 5, '-100% from last month'],
  [15, 5, '+200% from last month'],
  [3, 0, 'new'],
  [6, 1, '+500% from last month'],
  [41, 1, 'up from very little last month'],
  [100, -50, 'up from below zero last month'],
  [-50, -100, 'up from below zero last month'],
  [-100, -50, 'down from below zero last month'],
  [-50, -50, '0% from last month'],
  [-200, 100, '-300% from last month'],
])('%d after %d: %s', (current, previous, label) => {
  expect(trendLabel(current, previous)).toBe(label);
});

test.each([
  [3, 0, 'new'],
  [0, 0, 'new'],
  [41, 1, '+40 from last month'],
  [1, 4, '-3 from last month'],
  [4, 4, '0 from last month'],
  [6, 5, '+20% from last month'],
  [500, 5, 'up from very little last month'],
])('a count of %d after %d: %s', (current, previous, label) => {
  expect(countTrendLabel(current, previous)).toBe(label);
});
