import { expect, test } from 'vitest';
import { flattenCounters, nestCounters } from './counter-paths.ts';

const paths = new Map([
  ['bookings', 3],
  ['ratings.count', 2],
  ['ratings.byStars.4', 2],
  ['days.03.bookings', 3],
]);
const fields = {
  bookings: 3,
  ratings: { count: 2, byStars: { 4: 2 } },
  days: { '03': { bookings: 3 } },
};

test('paths become nested fields, each amount written in its own way', () => {
  expect(nestCounters(paths, (amount) => amount)).toEqual(fields);
  expect(nestCounters(new Map([['a.b', 1]]), String)).toEqual({ a: { b: '1' } });
});

test('nested fields become the same paths again', () => {
  expect(new Map([...flattenCounters(fields)].sort())).toEqual(new Map([...paths].sort()));
});

test('values that are no numbers are left out', () => {
  const day = { _id: '2026-03-01', byService: {}, gone: null, bookings: 0 };
  expect(flattenCounters(day)).toEqual(new Map([['bookings', 0]]));
});
