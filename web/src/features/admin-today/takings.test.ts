import type { Transaction } from '@carwash/domain/payments/transaction';
import { expect, test } from 'vitest';
import { takingsOf } from './takings';

const now = new Date('2031-03-10T06:00:00Z');
const later = new Date('2031-03-10T06:10:00Z');

type Payment = Parameters<typeof takingsOf>[0][number];
const payment = (
  status: Transaction['status'],
  paymentMethod: Transaction['paymentMethod'],
  amount: number,
  expiresAt = later,
): Payment => ({ status, paymentMethod, amount, expiresAt });

test('takings are summed by method, and what goes back was taken too', () => {
  const payments = [
    payment('success', 'card', 19.99),
    payment('success', 'cash', 0.1),
    payment('success', 'cash', 0.2),
    payment('refund_due', 'card', 10),
    payment('failed', 'card', 500),
  ];
  expect(takingsOf(payments, now)).toEqual({
    totalMinor: 3029,
    byMethod: [
      { label: 'Card', amountMinor: 2999, count: 2 },
      { label: 'Cash', amountMinor: 30, count: 2 },
    ],
    paying: 0,
  });
});

test('people pay until their hold ends', () => {
  const payments = [payment('pending', 'card', 20), payment('pending', 'card', 20, now)];
  expect(takingsOf(payments, now)).toEqual({ totalMinor: 0, byMethod: [], paying: 1 });
});
