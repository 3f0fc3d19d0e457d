import { expect, test } from 'vitest';
import { splitVat } from '../money/vat.ts';
import type { StoredPeriod } from './closing.ts';
import { periodAfter, reopenedPeriod, withReceipts } from './period.ts';
import { noFigures, type SummedReceipt, sumReceipts } from './sum-receipts.ts';

const sale = (amount: number): SummedReceipt => ({
  kind: 'sale',
  paymentMethod: 'cash',
  amount,
  vatPercent: 15,
  ...splitVat(amount, 15),
  date: '2026-11-26',
});

const [first, second] = [sale(10), sale(20)];

const stored = (change: Partial<StoredPeriod>): StoredPeriod => ({
  _id: 'openPeriod',
  afterReceipt: 0,
  toReceipt: 1,
  figures: sumReceipts([first]),
  cashMovements: [],
  createdAt: new Date(0),
  ...change,
});

const grown = (toReceipt: number, receipts: SummedReceipt[]) => ({
  afterReceipt: 0,
  toReceipt,
  figures: sumReceipts(receipts),
  cashMovements: [],
});

test.for<[string, StoredPeriod | undefined, number, object | null]>([
  ['the first receipt of all', undefined, 0, grown(1, [second])],
  ['the next one', stored({}), 1, grown(2, [first, second])],
  ['one after a closing', stored(periodAfter({ toReceipt: 1 })), 1, { afterReceipt: 1 }],
  ['one of a business that has no sums yet', undefined, 1, null],
  ['one after others that are not summed', stored({}), 2, null],
])('adds %s', ([, period, lastNumber, expected]) => {
  const added = withReceipts(period, [second], lastNumber);
  if (expected) expect(added).toMatchObject(expected);
  else expect(added).toBeNull();
});

test('a closing begins an empty period, and reopening it gives back the whole one', () => {
  const closed = stored({ toReceipt: 1 });
  const since = periodAfter(closed);
  expect(since).toEqual({
    afterReceipt: 1,
    toReceipt: 1,
    figures: noFigures,
    cashMovements: [],
  });
  const added = withReceipts(stored(since), [second], 1);
  expect(added && reopenedPeriod(closed, added)).toEqual(grown(2, [first, second]));
});
