import { expect, test } from 'vitest';
import { revenueRows } from './revenue-rows';

const services = {
  items: [
    { _id: 'foamwash', name: 'Foam Wash' },
    { _id: 'ceramics', name: 'Ceramic Coating' },
  ],
  isComplete: true,
};

test('services are sorted by their revenue', () => {
  const byService = {
    foamwash: { bookings: 9, revenueMinor: 1000 },
    ceramics: { bookings: 1, revenueMinor: 38_900 },
  };
  expect(revenueRows(byService, services)).toEqual([
    { label: 'Ceramic Coating', value: 38_900 },
    { label: 'Foam Wash', value: 1000 },
  ]);
});

test('the revenue of deleted services is added up', () => {
  const byService = {
    gone1: { bookings: 1, revenueMinor: 700 },
    foamwash: { bookings: 1, revenueMinor: 1000 },
    gone2: { bookings: 1, revenueMinor: 800 },
  };
  expect(revenueRows(byService, services)).toEqual([
    { label: 'Deleted services', value: 1500 },
    { label: 'Foam Wash', value: 1000 },
  ]);
});

test('unlisted services are not called deleted when the list of services is incomplete', () => {
  const byService = { elsewhere: { revenueMinor: 700 }, foamwash: { revenueMinor: 1000 } };
  expect(revenueRows(byService, { ...services, isComplete: false })).toEqual([
    { label: 'Foam Wash', value: 1000 },
    { label: 'Other services', value: 700 },
  ]);
});

test('services of the same name are separate rows', () => {
  const twins = {
    items: [
      { _id: 'one', name: 'Foam Wash' },
      { _id: 'two', name: 'Foam Wash' },
    ],
    isComplete: true,
  };
  const byService = { one: { revenueMinor: 1 }, two: { revenueMinor: 2 } };
  expect(revenueRows(byService, twins).map(({ label }) => label)).toEqual([
    'Foam Wash (two)',
    'Foam Wash (one)',
  ]);
});

test('there are no rows if there is no revenue', () => {
  expect(revenueRows(undefined, services)).toEqual([]);
});
