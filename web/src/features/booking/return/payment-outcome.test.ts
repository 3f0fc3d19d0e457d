import { type TransactionStatus, transactionStatuses } from '@carwash/domain/payments/transaction';
import { expect, test } from 'vitest';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome';

const table: [TransactionStatus, PaymentOutcome][] = [
  ['success', 'booked'],
  ['pending', 'waiting'],
  ['failed', 'failed'],
  ['refund_due', 'money_back'],
  ['refunded', 'money_back'],
  ['unpaid', 'booked'],
  ['written_off', 'booked'],
  ['void', 'booked'],
];

test.each(table)('%s: %s', (status, outcome) => {
  expect(paymentOutcome({ status, refundReason: null })).toBe(outcome);
});

test.each([
  ['refund_due', 'business_decision', 'booked'],
  ['refunded', 'business_decision', 'booked'],
  ['refunded', 'booking_cancelled', 'money_back'],
  ['refund_due', 'slot_gone', 'money_back'],
] as const)('%s because of %s: %s', (status, refundReason, outcome) => {
  expect(paymentOutcome({ status, refundReason })).toBe(outcome);
});

test('the table covers every status', () => {
  expect(new Set(table.map(([status]) => status))).toEqual(new Set(transactionStatuses));
});
