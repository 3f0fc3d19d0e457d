import { expect, test } from 'vitest';
import { isReceipted } from './has-receipt.ts';

const paidAt = new Date('2026-03-01T04:00:00Z');

test.each([
  ['a paid sale', 'success', paidAt, true],
  ['a sale that was paid back', 'refunded', paidAt, true],
  ['a sale that was paid and undone', 'void', paidAt, true],
  ['a sale that was undone before it was paid', 'void', null, false],
  ['a sale that is to be paid', 'unpaid', null, false],
  ['a sale that was written off', 'written_off', null, false],
] as const)('%s', (_case, status, at, isThere) => {
  expect(isReceipted({ status, paidAt: at })).toBe(isThere);
});
