import { type TransactionStatus, transactionStatuses } from '@carwash/domain/payments/transaction';
import { expect, test } from 'vitest';
import { type PaymentOutcome, paymentOutcome, type ReturnKind } from './payment-outcome';

const table: [TransactionStatus, ReturnKind, PaymentOutcome][] = [
  ['success', 'returned', 'booked'],
  ['success', 'cancelled', 'booked'],
  ['pending', 'returned', 'waiting'],
  ['pending', 'cancelled', 'waiting'],
  ['failed', 'returned', 'failed'],
  ['failed', 'cancelled', 'released'],
  ['refund_due', 'returned', 'money_back'],
  ['refund_due', 'cancelled', 'money_back'],
  ['refunded', 'returned', 'money_back'],
  ['refunded', 'cancelled', 'money_back'],
  ['unpaid', 'returned', 'booked'],
  ['written_off', 'returned', 'booked'],
  ['void', 'returned', 'booked'],
];

test.each(table)('%s, %s: %s', (status, returnKind, outcome) => {
  expect(paymentOutcome({ status, refundReason: null }, returnKind)).toBe(outcome);
});

test.each([
  ['refund_due', 'business_decision', 'booked'],
  ['refunded', 'business_decision', 'booked'],
  ['refunded', 'booking_cancelled', 'money_back'],
  ['refund_due', 'slot_gone', 'money_back'],
] as const)('%s because of %s: %s', (status, refundReason, outcome) => {
  expect(paymentOutcome({ status, refundReason }, 'returned')).toBe(outcome);
});

test('the table covers every status', () => {
  expect(new Set(table.map(([status]) => status))).toEqual(new Set(transactionStatuses));
});
