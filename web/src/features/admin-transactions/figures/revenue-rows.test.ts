import { expect, test } from 'vitest';
import { revenueRows } from './revenue-rows';

const services = {
  items: [
    { _id: 'foamwash', name: 'Foam Wash' },
    { _id: 'ceramics', name: 'Ceramic Coating' },
  ],
  isComplete: true,
};

test('services stand in the order of what they earned', () => {
  const byService = {
    foamwash: { bookings: 9, revenueMinor: 1000 },
    ceramics: { bookings: 1, revenueMinor: 38_900 },
  };
  expect(revenueRows(byService, services)).toEqual([
    { label: 'Ceramic Coating', value: 38_900 },
    { label: 'Foam Wash', value: 1000 },
  ]);
});

test('what is no longer offered is added up', () => {
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

test('what is not known may still be offered where not all services are known', () => {
  const byService = { elsewhere: { revenueMinor: 700 }, foamwash: { revenueMinor: 1000 } };
  expect(revenueRows(byService, { ...services, isComplete: false })).toEqual([
    { label: 'Foam Wash', value: 1000 },
    { label: 'Other services', value: 700 },
  ]);
});

test('services of the same name stay apart', () => {
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

test('nothing sold, nothing to show', () => {
  expect(revenueRows(undefined, services)).toEqual([]);
});
