import { transactionStatuses } from '@carwash/domain/payments/transaction';
import { expect, test } from 'vitest';
import { type PaymentOutcome, paymentOutcome, type ReturnKind } from './payment-outcome';

const table: [(typeof transactionStatuses)[number], ReturnKind, PaymentOutcome][] = [
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
  ['void', 'cancelled', 'released'],
];

test.each(table)('%s, %s: %s', (status, returnKind, outcome) => {
  expect(paymentOutcome(status, returnKind)).toBe(outcome);
});

test('the table covers every status', () => {
  expect(new Set(table.map(([status]) => status))).toEqual(new Set(transactionStatuses));
});
