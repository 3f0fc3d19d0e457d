import { expect, test } from 'vitest';
import { mayMarkRefunded } from './refund-policy.ts';

test.each([
  ['refund_due', null, 'possible'],
  ['refunded', 'R-1', 'done_already'],
  ['refunded', 'R-2', 'done_otherwise'],
  ['pending', null, 'not_due'],
  ['success', null, 'not_due'],
  ['failed', null, 'not_due'],
] as const)('%s with the reference %s, marked with R-1: %s', (status, refundReference, verdict) => {
  expect(mayMarkRefunded({ status, refundReference }, 'R-1')).toBe(verdict);
});
