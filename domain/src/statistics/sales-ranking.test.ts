import { expect, test } from 'vitest';
import { rankSales, revenueTone } from './sales-ranking.ts';

test('sales are ranked by revenue, then by bookings, then by id', () => {
  const ranked = rankSales({
    d: { bookings: 1, revenueMinor: 500 },
    b: { bookings: 2, revenueMinor: 500 },
    a: { revenueMinor: 900 },
    c: { bookings: 2, revenueMinor: 500 },
  });
  expect(ranked.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('cancelled and refunded sales count nothing', () => {
  expect(rankSales({ a: { bookings: 0, revenueMinor: 0 }, b: {}, c: { bookings: 1 } })).toEqual([
    { id: 'c', bookings: 1, revenueMinor: 0 },
  ]);
});

test('nothing was ever sold', () => {
  expect(rankSales(undefined)).toEqual([]);
});

test.each([
  [0, 0, 'usual'],
  [0, 10_000, 'usual'],
  [1499, 10_000, 'usual'],
  [1500, 10_000, 'strong'],
  [2999, 10_000, 'strong'],
  [3000, 10_000, 'leading'],
  [10_000, 10_000, 'leading'],
  // The floating-point number 0.3 is a little less than three tenths, and 0.15 than three twentieths.
  [3, 10, 'leading'],
  [3, 20, 'strong'],
  [332_999_999_999, 1_110_000_000_000, 'strong'],
  [333_000_000_000, 1_110_000_000_000, 'leading'],
])('%i of %i is %s', (revenueMinor, totalMinor, tone) => {
  expect(revenueTone(revenueMinor, totalMinor)).toBe(tone);
});
