import { expect, test } from 'vitest';
import { mostBookedFirst } from './most-booked-first.ts';

const service = (name: string, rating: number, ratingCount: number) => ({
  _id: name.toLowerCase(),
  name,
  rating,
  ratingCount,
});

const services = [
  service('Leaf', 0, 0),
  service('Rinse', 4, 2),
  service('Foam', 4, 10),
  service('Dust', 0, 0),
  service('Polish', 5, 1),
];

const order = (bookings: Record<string, number>) =>
  mostBookedFirst(services, (id) => bookings[id] ?? 0).map(({ name }) => name);

test.each<[string, Record<string, number>, string[]]>([
  [
    'the most booked come first',
    { dust: 3, rinse: 7 },
    ['Rinse', 'Dust', 'Polish', 'Foam', 'Leaf'],
  ],
  ['equally often booked ones by rating', {}, ['Polish', 'Foam', 'Rinse', 'Dust', 'Leaf']],
])('%s', (_case, bookings, expected) => {
  expect(order(bookings)).toEqual(expected);
});

test('the list that was given stays as it is', () => {
  order({ polish: 1 });
  expect(services[0]?.name).toBe('Leaf');
});
