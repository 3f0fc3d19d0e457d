import { expect, test } from 'vitest';
import { mayGrantRefund } from './grant-policy.ts';

test.each([
  ['success', 49.9, 'possible'],
  ['success', 0.01, 'possible'],
  ['success', 0, 'nothing_paid'],
  ['pending', 49.9, 'nothing_paid'],
  ['failed', 49.9, 'nothing_paid'],
  ['refund_due', 49.9, 'granted_already'],
  ['refunded', 49.9, 'granted_already'],
] as const)('%s, %d: %s', (status, amount, verdict) => {
  expect(mayGrantRefund({ status, amount })).toBe(verdict);
});
