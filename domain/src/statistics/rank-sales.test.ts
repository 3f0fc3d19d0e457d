import { expect, test } from 'vitest';
import { rankSales } from './rank-sales.ts';

test('by revenue, then by bookings, then by id', () => {
  const ranked = rankSales({
    d: { bookings: 1, revenueMinor: 500 },
    b: { bookings: 2, revenueMinor: 500 },
    a: { revenueMinor: 900 },
    c: { bookings: 2, revenueMinor: 500 },
  });
  expect(ranked.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('what was cancelled and paid back counts nothing', () => {
  expect(rankSales({ a: { bookings: 0, revenueMinor: 0 }, b: {}, c: { bookings: 1 } })).toEqual([
    { id: 'c', bookings: 1, revenueMinor: 0 },
  ]);
});

test('nothing was ever sold', () => {
  expect(rankSales(undefined)).toEqual([]);
});
