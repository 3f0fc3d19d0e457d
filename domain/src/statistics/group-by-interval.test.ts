import { describe, expect, test } from 'vitest';
import { groupByInterval } from './group-by-interval.ts';

describe('the intervals that a range touches', () => {
  test.each([
    ['one day', 'day', '2026-03-01', '2026-03-01', ['2026-03-01']],
    ['a leap day', 'day', '2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['no leap day', 'day', '2026-02-28', '2026-03-01', ['2026-02-28', '2026-03-01']],
    ['a new year', 'day', '2025-12-31', '2026-01-01', ['2025-12-31', '2026-01-01']],
    ['a change of the clocks', 'day', '2026-03-28', '2026-03-29', ['2026-03-28', '2026-03-29']],
    ['Monday to Sunday', 'week', '2026-03-02', '2026-03-08', ['2026-03-02']],
    ['Sunday to Monday', 'week', '2026-03-01', '2026-03-02', ['2026-02-23', '2026-03-02']],
    ['a week over the new year', 'week', '2025-12-31', '2026-01-04', ['2025-12-29']],
    ['the week after it too', 'week', '2026-01-04', '2026-01-05', ['2025-12-29', '2026-01-05']],
    ['a week before 1970', 'week', '1969-12-28', '1969-12-29', ['1969-12-22', '1969-12-29']],
    ['a week with a leap day', 'week', '2028-02-29', '2028-03-05', ['2028-02-28']],
    ['a month', 'month', '2026-03-01', '2026-03-31', ['2026-03-01']],
    ['two days of two months', 'month', '2026-03-31', '2026-04-01', ['2026-03-01', '2026-04-01']],
    [
      'months over the new year',
      'month',
      '2025-11-30',
      '2026-01-01',
      ['2025-11-01', '2025-12-01', '2026-01-01'],
    ],
    ['the last days there are', 'week', '9999-12-30', '9999-12-31', ['9999-12-27']],
    ['nothing backwards', 'day', '2026-03-02', '2026-03-01', []],
  ] as const)('%s', (_case, interval, startDate, endDate, dates) => {
    const groups = groupByInterval([], { startDate, endDate }, interval);
    expect(groups).toEqual(dates.map((date) => ({ date, revenueMinor: 0, payments: 0 })));
  });
});

describe('the sums', () => {
  const daily = [
    { date: '2026-02-28', revenueMinor: 1, payments: 1 },
    { date: '2026-03-01', revenueMinor: 10, payments: 1 },
    { date: '2026-03-02', revenueMinor: 100, payments: 2 },
    { date: '2026-04-01', revenueMinor: 1000, payments: 1 },
    { date: '2026-04-02', revenueMinor: 10_000, payments: 1 },
  ];
  const range = { startDate: '2026-03-01', endDate: '2026-04-01' };

  test('leave out days outside the range when grouped by month', () => {
    expect(groupByInterval(daily, range, 'month')).toEqual([
      { date: '2026-03-01', revenueMinor: 110, payments: 3 },
      { date: '2026-04-01', revenueMinor: 1000, payments: 1 },
    ]);
  });

  test('leave out days outside the range when grouped by week, at both ends', () => {
    const weeks = groupByInterval(daily, range, 'week');
    expect(weeks).toHaveLength(6);
    expect(weeks.filter(({ payments }) => payments > 0)).toEqual([
      { date: '2026-02-23', revenueMinor: 10, payments: 1 },
      { date: '2026-03-02', revenueMinor: 100, payments: 2 },
      { date: '2026-03-30', revenueMinor: 1000, payments: 1 },
    ]);
  });

  test.each(['day', 'week', 'month'] as const)('lose nothing when grouped by %s', (interval) => {
    const total = groupByInterval(daily, range, interval).reduce(
      (sum, { revenueMinor }) => sum + revenueMinor,
      0,
    );
    expect(total).toBe(1110);
  });
});
