import { expect, test } from 'vitest';
import { splitVat } from '../money/vat.ts';
import { expectedCash, type SummedReceipt, sumReceipts } from './sum-receipts.ts';

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
  expect(expectedCash(20_000, figures)).toBe(21_010);
});

test('nothing sums up to nothing', () => {
  const figures = sumReceipts([]);
  expect(figures).toMatchObject({ netMinor: 0, methods: [], rates: [], firstDate: null });
  expect(expectedCash(500, figures)).toBe(500);
});

test('more cash that goes back than came leaves less than the float', () => {
  expect(expectedCash(10_000, sumReceipts([receipt('refund', 'cash', 49.9)]))).toBe(5010);
});
