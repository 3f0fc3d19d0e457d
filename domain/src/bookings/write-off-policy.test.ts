import { expect, test } from 'vitest';
import { mayWriteOff } from './write-off-policy.ts';

test.each([
  ['unpaid', 'completed', 'possible'],
  ['unpaid', 'no_show', 'possible'],
  ['unpaid', 'pending', 'visit_to_come'],
  ['written_off', 'completed', 'written_off_already'],
  ['success', 'completed', 'nothing_owed'],
  ['refund_due', 'completed', 'nothing_owed'],
  ['refunded', 'no_show', 'nothing_owed'],
  ['void', 'cancelled', 'nothing_owed'],
  ['pending', 'pending', 'nothing_owed'],
  ['failed', 'pending', 'nothing_owed'],
] as const)('a payment that is %s of a booking that is %s: %s', (status, booking, verdict) => {
  expect(mayWriteOff({ status }, { status: booking })).toBe(verdict);
});
