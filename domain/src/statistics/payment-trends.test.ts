import { expect, test } from 'vitest';
import { paymentTrends } from './payment-trends.ts';
import { type DaySums, lastDays } from './window-statistics.ts';

const none = lastDays([], '2026-11-21', 60);

const withDays = (...changes: [daysAgo: number, sums: Partial<DaySums>][]): DaySums[] =>
  none.map((day, index) => ({
    ...day,
    ...changes.find(([daysAgo]) => daysAgo === 59 - index)?.[1],
  }));

test('the last 30 days stand against the 30 before', () => {
  const days = withDays(
    [0, { transactions: 4, payments: 3, revenueMinor: 9000 }],
    [29, { transactions: 2, payments: 1, revenueMinor: 3000 }],
    [30, { transactions: 3, payments: 2, revenueMinor: 4000 }],
    [59, { transactions: 2, payments: 3, revenueMinor: 6000 }],
  );
  expect(paymentTrends(days)).toEqual({
    transactions: '+20% from last month',
    revenue: '+20% from last month',
    payments: '-20% from last month',
    average: '+50% from last month',
  });
});

test('the first month has nothing to compare with', () => {
  const days = withDays([3, { transactions: 2, payments: 1, revenueMinor: 4990 }]);
  expect(paymentTrends(days)).toEqual({
    transactions: 'new',
    revenue: 'new',
    payments: 'new',
    average: 'new',
  });
});

test('a month without payments has no average to compare', () => {
  const days = withDays([40, { transactions: 2, payments: 1, revenueMinor: 4990 }]);
  expect(paymentTrends(days).average).toBeNull();
  expect(paymentTrends(none).average).toBeNull();
});
