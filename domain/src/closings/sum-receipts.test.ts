import { describe, expect, test } from 'vitest';
import { splitVat } from '../money/vat.ts';
import {
  addFigures,
  expectedCash,
  noFigures,
  type SummedReceipt,
  sumReceipts,
} from './sum-receipts.ts';

const receipt = (
  kind: SummedReceipt['kind'],
  paymentMethod: SummedReceipt['paymentMethod'],
  amount: number,
  vatPercent = 15,
  date = '2026-11-26',
): SummedReceipt => ({
  kind,
  paymentMethod,
  amount,
  vatPercent,
  date,
  ...splitVat(amount, vatPercent),
});

test('sums by method and by rate of VAT', () => {
  const figures = sumReceipts([
    receipt('sale', 'cash', 49.9, 15, '2026-11-25'),
    receipt('sale', 'card', 115),
    receipt('sale', 'cash', 10.1, 0),
    receipt('refund', 'cash', 49.9),
  ]);
  expect(figures).toEqual({
    grossMinor: 17_500,
    refundsMinor: 4990,
    netMinor: 12_510,
    sales: 3,
    refundCount: 1,
    methods: [
      { paymentMethod: 'card', grossMinor: 11_500, refundsMinor: 0, netMinor: 11_500 },
      { paymentMethod: 'cash', grossMinor: 6000, refundsMinor: 4990, netMinor: 1010 },
    ],
    rates: [
      { vatPercent: 0, netMinor: 1010, vatMinor: 0 },
      { vatPercent: 15, netMinor: 10_000, vatMinor: 1500 },
    ],
    firstDate: '2026-11-25',
    lastDate: '2026-11-26',
  });
  expect(expectedCash(20_000, { figures, cashMovements: [] })).toBe(21_010);
});

test('nothing sums up to nothing', () => {
  const figures = sumReceipts([]);
  expect(figures).toMatchObject({ netMinor: 0, methods: [], rates: [], firstDate: null });
  expect(expectedCash(500, { figures, cashMovements: [] })).toBe(500);
});

test('more cash that goes back than came leaves less than the float', () => {
  const figures = sumReceipts([receipt('refund', 'cash', 49.9)]);
  expect(expectedCash(10_000, { figures, cashMovements: [] })).toBe(5010);
});

describe('sums of two parts', () => {
  const all = [
    receipt('sale', 'terminal', 115, 15, '2026-11-26'),
    receipt('refund', 'cash', 49.9, 5, '2026-11-24'),
    receipt('sale', 'cash', 10.1, 0, '2026-11-25'),
    receipt('sale', 'card', 33.33, 15, '2026-11-27'),
    receipt('refund', 'terminal', 0.07, 15, '2026-11-23'),
  ];

  test.for(all.map((_, size) => size))('are those of the whole, with %i in the first', (size) => {
    const [one, other] = [all.slice(0, size), all.slice(size)].map(sumReceipts);
    expect(addFigures(one ?? noFigures, other ?? noFigures)).toEqual(sumReceipts(all));
    expect(addFigures(other ?? noFigures, one ?? noFigures)).toEqual(sumReceipts(all));
  });
});
