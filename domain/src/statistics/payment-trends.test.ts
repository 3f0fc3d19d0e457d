import { expect, test } from 'vitest';
import { overviewDays } from './overview-figures.ts';
import { paymentTrends } from './payment-trends.ts';
import { type DaySums, lastDays } from './window-statistics.ts';

const none = lastDays([], '2026-11-21', overviewDays('2026-11-21'));

const withDays = (...changes: [date: string, sums: Partial<DaySums>][]): DaySums[] =>
  none.map((day) => ({ ...day, ...changes.find(([date]) => date === day.date)?.[1] }));

test('this month so far stands against the same days of last month', () => {
  const days = withDays(
    ['2026-11-21', { transactions: 4, payments: 3, revenueMinor: 9000 }],
    ['2026-11-01', { transactions: 2, payments: 1, revenueMinor: 3000 }],
    ['2026-10-22', { transactions: 9, payments: 9, revenueMinor: 9900 }],
    ['2026-10-21', { transactions: 3, payments: 2, revenueMinor: 4000 }],
    ['2026-10-01', { transactions: 2, payments: 3, revenueMinor: 6000 }],
  );
  expect(paymentTrends(days)).toEqual({
    transactions: '+20% from last month',
    revenue: '+20% from last month',
    payments: '-20% from last month',
    average: '+50% from last month',
  });
});

test('the first month has nothing to compare with', () => {
  const days = withDays(['2026-11-18', { transactions: 2, payments: 1, revenueMinor: 4990 }]);
  expect(paymentTrends(days)).toEqual({
    transactions: 'new',
    revenue: 'new',
    payments: 'new',
    average: 'new',
  });
});

test('a month without payments has no average to compare', () => {
  const days = withDays(['2026-10-12', { transactions: 2, payments: 1, revenueMinor: 4990 }]);
  expect(paymentTrends(days).average).toBeNull();
  expect(paymentTrends(none).average).toBeNull();
});
