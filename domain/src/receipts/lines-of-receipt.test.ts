import { expect, test } from 'vitest';
import { linesOfReceipt } from './lines-of-receipt.ts';

const lines = [{ _id: '', name: 'Foam Wash', price: 49.9, minutes: 30 }];

test('a sale has the lines that were sold', () => {
  expect(linesOfReceipt({ _id: 'T-1', kind: 'sale', amount: 49.9, lines }, null)).toEqual(lines);
});

test.each([
  ['2026-000001', 'Refund of receipt 2026-000001'],
  [null, 'Refund'],
])('a credit note of the receipt %s has one line with its own sum', (original, name) => {
  const note = { _id: 'T-1-r1', kind: 'refund', amount: 10, lines } as const;
  expect(linesOfReceipt({ ...note, lines }, original)).toEqual([
    { _id: 'T-1-r1', name, price: -10 },
  ]);
});

test('a reversal of a credit note has one line with its own sum', () => {
  const reversal = { _id: 'T-1-x1', kind: 'sale', isCorrection: true, amount: 10, lines } as const;
  expect(linesOfReceipt({ ...reversal, lines }, '2026-000002')).toEqual([
    { _id: 'T-1-x1', name: 'Correction of credit note 2026-000002', price: 10 },
  ]);
});
