import { expect, test } from 'vitest';
import { countAddOns, rankAddOns } from './add-on-sales.ts';
import { nestCounters } from './counter-paths.ts';

const line = (_id: string, name: string, price: number) => ({ _id, name, price, minutes: 5 });
const first = line('', 'Foam', 19.99);

/** Returns the content of the month's document after these sales. */
const monthOf = (...sales: ReturnType<typeof countAddOns>[]) => {
  const sums = new Map<string, number>();
  for (const [path, amount] of sales.flat()) sums.set(path, (sums.get(path) ?? 0) + amount);
  const { byAddOn } = nestCounters(sums, (amount) => amount);
  return byAddOn as Parameters<typeof rankAddOns>[0];
};

test.each([
  ['the service alone', [first]],
  ['the service for a size, and nothing else', [line('large', 'Foam (L)', 30)]],
])('a sale without add-ons counts none: %s', (_, lines) => {
  expect(countAddOns({ lines })).toEqual([]);
});

test('each add-on counts with its own price', () => {
  const lines = [first, line('wax', 'Wax', 9.99), line('mats', 'Mats', 0)];
  expect(countAddOns({ lines })).toEqual([
    ['byAddOn.wax:Wax.payments', 1],
    ['byAddOn.wax:Wax.revenueMinor', 999],
    ['byAddOn.mats:Mats.payments', 1],
    ['byAddOn.mats:Mats.revenueMinor', 0],
  ]);
});

test.each(['Wax', 'Wax No. 1', 'a.b.c', 'a:b', '50% off', 'মোম ✨', '__name__'])(
  'the name %s is returned as it was at the sale',
  (name) => {
    const month = monthOf(countAddOns({ lines: [first, line('w-1_x', name, 9.99)] }));
    expect(rankAddOns(month)).toEqual([{ _id: 'w-1_x', name, payments: 1, revenueMinor: 999 }]);
  },
);

test('they are ranked by revenue, then by number; a new name stands for itself', () => {
  const sale = (...lines: ReturnType<typeof line>[]) => countAddOns({ lines: [first, ...lines] });
  const month = monthOf(
    sale(line('mats', 'Mats', 0)),
    sale(line('mats', 'Mats', 0), line('wax', 'Wax', 5)),
    sale(line('wax', 'Hard wax', 7)),
    sale(line('scent', 'Scent', 0)),
  );
  expect(rankAddOns(month).map(({ name, payments }) => [name, payments])).toEqual([
    ['Hard wax', 1],
    ['Wax', 1],
    ['Mats', 2],
    ['Scent', 1],
  ]);
});

test('fully refunded add-ons are left out, and a month without sales has none', () => {
  expect(rankAddOns({ 'wax:Wax': { payments: 0, revenueMinor: 0 } })).toEqual([]);
  expect(rankAddOns(undefined)).toEqual([]);
});
