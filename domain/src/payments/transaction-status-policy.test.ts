import { expect, test } from 'vitest';
import { transactionStatuses } from './transaction.ts';
import {
  becameBooking,
  isReceipted,
  isSettled,
  mayChangeTransactionStatus,
  mayCollect,
  mayGrantRefund,
  mayMarkRefunded,
  mayRefundAmount,
  wasSold,
} from './transaction-status-policy.ts';

test.each([
  ['refund_due', null, 'possible'],
  ['refunded', 'R-1', 'done_this_way'],
  ['refunded', null, 'done_otherwise'],
  ['refunded', 'R-2', 'done_otherwise'],
  ['pending', null, 'not_due'],
  ['success', null, 'not_due'],
  ['failed', null, 'not_due'],
] as const)('%s with the reference %s, marked with R-1: %s', (status, refundReference, verdict) => {
  expect(mayMarkRefunded({ status, refundReference }, 'R-1')).toBe(verdict);
});

test('of two who mark cash, which has no reference, the second is told', () => {
  const cash = { status: 'refunded', refundReference: null } as const;
  expect(mayMarkRefunded(cash, null)).toBe('done_otherwise');
});

test.each([
  ['success', 49.9, 'possible'],
  ['success', 0.01, 'possible'],
  ['success', 0, 'nothing_paid'],
  ['pending', 49.9, 'nothing_paid'],
  ['failed', 49.9, 'nothing_paid'],
  ['unpaid', 49.9, 'nothing_paid'],
  ['void', 49.9, 'nothing_paid'],
  ['written_off', 49.9, 'nothing_paid'],
  ['refund_due', 49.9, 'granted_already'],
  ['refunded', 49.9, 'granted_already'],
] as const)('%s, %d: %s', (status, amount, verdict) => {
  expect(mayGrantRefund([{ status, amount }])).toBe(verdict);
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
  ['unpaid', null, true],
  ['void', null, true],
  ['written_off', null, true],
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
  'success -> refunded',
  'success -> void',
  'success -> unpaid',
  'unpaid -> success',
  'unpaid -> void',
  'unpaid -> written_off',
  'written_off -> success',
  'refund_due -> refunded',
  'refunded -> refund_due',
];

test.each(
  transactionStatuses.flatMap((from) => transactionStatuses.map((to) => [from, to] as const)),
)('%s -> %s', (from, to) => {
  expect(mayChangeTransactionStatus(from, to)).toBe(allowed.includes(`${from} -> ${to}`));
});

test('only pending and failed payments can still turn out paid', () => {
  expect(transactionStatuses.filter((status) => !isSettled(status))).toEqual(['pending', 'failed']);
});

test.each([
  ['unpaid', 10, 'possible'],
  ['written_off', 10, 'possible'],
  ['success', 10, 'paid_already'],
  ['refunded', 10, 'paid_already'],
  ['refund_due', 10, 'paid_already'],
  ['success', 0, 'nothing_to_pay'],
  ['pending', 10, 'nothing_to_pay'],
  ['failed', 10, 'nothing_to_pay'],
  ['void', 10, 'nothing_to_pay'],
] as const)('%s, of %d, paid at the desk: %s', (status, amount, verdict) => {
  expect(mayCollect({ status, amount }, null)).toBe(verdict);
});

test.each([
  ['unpaid', 1000, 'possible'],
  ['unpaid', 999, 'other_sum'],
  ['written_off', 1100, 'other_sum'],
  ['success', 1000, 'paid_already'],
  ['void', 999, 'nothing_to_pay'],
] as const)('10.00 that is %s, when %d was taken in cash: %s', (status, takenMinor, verdict) => {
  expect(mayCollect({ status, amount: 10 }, takenMinor)).toBe(verdict);
});

const part = { amount: 10, at: new Date(), reason: 'Stains', reference: '' };

test.each([
  ['nothing has gone back', [], 10, 'part'],
  ['all of it', [], 49.9, 'rest'],
  ['all that is left, unnamed', [], null, 'rest'],
  ['a second part', [part], 10, 'part'],
  ['the rest', [part], 39.9, 'rest'],
  ['the rest, unnamed', [part], null, 'rest'],
  ['more than the rest', [part], 40, 'too_much'],
] as const)('money goes back: %s', (_case, refunds, amount, verdict) => {
  const payment = { status: 'success', amount: 49.9, currency: 'USD', received: null } as const;
  const wanted = amount === null ? null : Math.round(amount * 100);
  expect(mayRefundAmount([{ ...payment, refunds: [...refunds] }], wanted)).toBe(verdict);
});

test.each([
  ['success', null, true],
  ['refunded', 'business_decision', true],
  ['refunded', 'slot_gone', false],
  ['unpaid', null, false],
  ['void', null, false],
] as const)('%s for %s was sold for money: %s', (status, refundReason, sold) => {
  expect(wasSold({ status, refundReason, paidAt: new Date() })).toBe(sold);
  expect(wasSold({ status, refundReason, paidAt: null })).toBe(false);
});

const paidAt = new Date('2026-03-01T04:00:00Z');

test.each([
  ['a paid sale', 'success', null, paidAt, 10, true],
  ['a sale that was paid back', 'refunded', 'booking_cancelled', paidAt, 10, true],
  ['a sale that goes back by decision', 'refund_due', 'business_decision', paidAt, 10, true],
  ['a sale that was paid and undone', 'void', null, paidAt, 10, true],
  ['a sale that was undone before it was paid', 'void', null, null, 10, false],
  ['a sale that is to be paid', 'unpaid', null, null, 10, false],
  ['a sale that was written off', 'written_off', null, null, 10, false],
  ['a free sale', 'success', null, paidAt, 0, false],
  ['money for a slot that was gone', 'refund_due', 'slot_gone', paidAt, 10, false],
  ['the same when it is back', 'refunded', 'slot_gone', paidAt, 10, false],
  ['a wrong sum', 'refund_due', 'amount_mismatch', paidAt, 10, false],
] as const)('%s: is there a receipt?', (_case, status, refundReason, at, amount, isThere) => {
  expect(isReceipted({ status, refundReason, paidAt: at, amount })).toBe(isThere);
});
