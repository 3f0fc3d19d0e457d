import { expect, test } from 'vitest';
import { transactionStatuses } from './transaction.ts';
import { isSettled, mayMoveTransaction } from './transaction-moves.ts';

const allowed = [
  'pending -> success',
  'pending -> failed',
  'pending -> refund_due',
  'failed -> success',
  'failed -> refund_due',
  'success -> refund_due',
  'refund_due -> refunded',
];

test.each(
  transactionStatuses.flatMap((from) => transactionStatuses.map((to) => [from, to] as const)),
)('%s -> %s', (from, to) => {
  expect(mayMoveTransaction(from, to)).toBe(allowed.includes(`${from} -> ${to}`));
});

test('only pending and failed payments can still turn out paid', () => {
  expect(transactionStatuses.filter((status) => !isSettled(status))).toEqual(['pending', 'failed']);
});
