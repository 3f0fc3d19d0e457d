import type { Closing, StoredPeriod } from '@carwash/domain/closings/closing';
import { sumReceipts } from '@carwash/domain/closings/sum-receipts';
import { splitVat } from '@carwash/domain/money/vat';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { expect, test } from 'vitest';
import { faultsOfTill, unusedTill } from './faults-of-till.ts';

/** Returns receipts with only the fields that are summed, and their numbers. */
const receipts = [1, 2, 3].map(
  (runningNumber) =>
    ({
      kind: 'sale',
      paymentMethod: 'cash',
      amount: 10 * runningNumber,
      vatPercent: 15,
      ...splitVat(10 * runningNumber, 15),
      date: '2026-11-26',
      runningNumber,
    }) as Receipt,
);

const periodOf = (afterReceipt: number, toReceipt: number) => ({
  afterReceipt,
  toReceipt,
  figures: sumReceipts(receipts.slice(afterReceipt, toReceipt)),
});

const closing = { _id: '1', ...periodOf(0, 2), reopened: null } as Closing;
const openPeriod = {
  _id: 'openPeriod',
  ...periodOf(2, 3),
  cashMovements: [],
  createdAt: new Date(0),
};

test.for<[string, Partial<StoredPeriod> | undefined, number]>([
  ['sums of what came since the closing', {}, 0],
  ['no sums', undefined, 1],
  ['sums of other receipts', { figures: sumReceipts([]) }, 1],
  ['sums that begin before the closing ended', periodOf(1, 3), 1],
  ['sums that lack the last receipt', periodOf(2, 2), 1],
])('%s', ([, change, faults]) => {
  const till = {
    receipts,
    closings: [closing],
    openPeriod: change && { ...openPeriod, ...change },
  };
  expect(faultsOfTill(till)).toHaveLength(faults);
});

test('a till that was never used, and one that was reopened', () => {
  expect(faultsOfTill(unusedTill)).toEqual([]);
  const by = { uid: 'a', name: 'A' };
  const reopened = { ...closing, reopened: { by, at: new Date(0), reopenReason: 'Miscounted.' } };
  const till = { receipts, closings: [reopened], openPeriod };
  expect(faultsOfTill(till)).toHaveLength(1);
  expect(faultsOfTill({ ...till, openPeriod: { ...openPeriod, ...periodOf(0, 3) } })).toEqual([]);
});
