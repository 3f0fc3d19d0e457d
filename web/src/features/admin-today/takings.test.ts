import type { Transaction } from '@carwash/domain/payments/transaction';
import { expect, test } from 'vitest';
import { countPaying, takingsOf } from './takings';

const payment = (
  paymentMethod: Transaction['paymentMethod'],
  amount: number,
  received: Transaction['received'] = null,
) => ({ paymentMethod, amount, currency: 'USD', received });

test('takings are summed by method, by what was asked where nothing else is known', () => {
  const payments = [payment('card', 19.99), payment('cash', 0.1), payment('cash', 0.2)];
  expect(takingsOf({ items: payments, isComplete: true })).toEqual({
    totalMinor: 2029,
    byMethod: [
      { label: 'Card', amountMinor: 1999, count: 1 },
      { label: 'Cash', amountMinor: 30, count: 2 },
    ],
  });
});

test.each([
  ['less than was asked', { amount: '1.00', currency: 'USD' }, 100],
  ['more than was asked', { amount: '30.5', currency: 'USD' }, 3050],
  ['another currency', { amount: '20.00', currency: 'EUR' }, 0],
  ['an amount that nobody can read', { amount: 'twenty', currency: 'USD' }, 0],
])('what has come counts: %s', (_case, received, minor) => {
  const items = [payment('card', 20, received)];
  expect(takingsOf({ items, isComplete: true })?.totalMinor).toBe(minor);
});

test('there is no sum where payments are missing', () => {
  expect(takingsOf({ items: [payment('card', 20)], isComplete: false })).toBeNull();
});

test('people pay until their hold ends', () => {
  const now = new Date('2031-03-10T06:00:00Z');
  const later = new Date('2031-03-10T06:10:00Z');
  expect(countPaying([{ expiresAt: later }, { expiresAt: now }], now)).toBe(1);
});
