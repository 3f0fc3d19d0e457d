import { refundReasons } from '@carwash/domain/entities/transaction';
import { describe, expect, test } from 'vitest';
import { describeRefund } from './payment-news.ts';

const amount = 49.9;

test('money that is owed goes back, money that was paid back was returned', () => {
  expect(
    describeRefund({
      status: 'refund_due',
      refundReason: 'slot_gone',
      amount,
      paymentMethod: 'card',
    }),
  ).toEqual({
    title: 'Your money goes back to you',
    reason: 'The slot was taken before your payment arrived, so it could not be booked.',
    money: 'Your $49.90 goes back to you in full. You need not do anything.',
  });
  expect(
    describeRefund({
      status: 'refunded',
      refundReason: 'slot_gone',
      amount,
      paymentMethod: 'card',
    }),
  ).toEqual({
    title: 'Your money was returned',
    reason: 'The slot was taken before your payment arrived, so it could not be booked.',
    money: 'Your $49.90 was returned to you in full.',
  });
});

test('who paid in cash is told where to get it', () => {
  const { money } = describeRefund({
    status: 'refund_due',
    refundReason: 'booking_cancelled',
    amount,
    paymentMethod: 'cash',
  });
  expect(money).toBe(
    'Your $49.90 goes back to you in full. You paid in cash: please ask for it at our desk.',
  );
});

describe.each(['refund_due', 'refunded'] as const)('%s', (status) => {
  test('every reason has words of its own', () => {
    const told = [...refundReasons, null].map(
      (refundReason) =>
        describeRefund({ status, refundReason, amount, paymentMethod: 'card' }).reason,
    );
    expect(new Set(told).size).toBe(refundReasons.length + 1);
  });

  test('the price is not passed off as what was paid in another amount', () => {
    const { money } = describeRefund({
      status,
      refundReason: 'amount_mismatch',
      amount,
      paymentMethod: 'card',
    });
    expect(money).not.toContain('49.90');
  });
});
