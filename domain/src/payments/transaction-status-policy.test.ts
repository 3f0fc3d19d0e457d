import { expect, test } from 'vitest';
import { transactionStatuses } from './transaction.ts';
import {
  becameBooking,
  isSettled,
  mayChangeTransactionStatus,
  mayGrantRefund,
  mayMarkRefunded,
} from './transaction-status-policy.ts';

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

test.each([
  ['success', null, true],
  ['pending', null, false],
  ['failed', null, false],
  ['refund_due', 'booking_cancelled', true],
  ['refunded', 'booking_cancelled', true],
  ['refund_due', 'business_decision', true],
  ['refunded', 'business_decision', true],
  ['refund_due', 'slot_gone', false],
  ['refunded', 'amount_mismatch', false],
] as const)('%s for %s: %s', (status, refundReason, became) => {
  expect(becameBooking({ status, refundReason })).toBe(became);
});

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
  expect(mayChangeTransactionStatus(from, to)).toBe(allowed.includes(`${from} -> ${to}`));
});

test('only pending and failed payments can still turn out paid', () => {
  expect(transactionStatuses.filter((status) => !isSettled(status))).toEqual(['pending', 'failed']);
});
