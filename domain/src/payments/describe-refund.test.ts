import { describe, expect, test } from 'vitest';
import { describeRefund } from './describe-refund.ts';
import { refundReasons } from './transaction.ts';

const settings = { refundDays: 7, refundNote: '' };

const payment = {
  amount: 49.9,
  currency: 'USD',
  received: { amount: '49.90', currency: 'BDT' },
  paymentMethod: 'card',
} as const;

test('the text says whether a refund is still due or already paid', () => {
  expect(
    describeRefund(
      {
        status: 'refund_due',
        refundReason: 'slot_gone',
        ...payment,
      },
      settings,
    ),
  ).toEqual({
    title: 'Your money goes back to you',
    reason: 'The slot was taken before your payment arrived, so it could not be booked.',
    money:
      'Your $49.90 goes back to you in full. Back on the card you paid with, within 7 working days.',
  });
  expect(
    describeRefund(
      {
        status: 'refunded',
        refundReason: 'slot_gone',
        ...payment,
      },
      settings,
    ),
  ).toEqual({
    title: 'Your money was returned',
    reason: 'The slot was taken before your payment arrived, so it could not be booked.',
    money: 'Your $49.90 was returned to you in full.',
  });
});

test('a customer who paid in cash is told to collect the refund at the desk', () => {
  const { money } = describeRefund(
    {
      status: 'refund_due',
      refundReason: 'booking_cancelled',
      ...payment,
      paymentMethod: 'cash',
    },
    settings,
  );
  expect(money).toBe(
    'Your $49.90 goes back to you in full. You paid in cash: please ask for it at our desk.',
  );
});

describe.each(['refund_due', 'refunded'] as const)('%s', (status) => {
  test('every refund reason has its own text', () => {
    const told = [...refundReasons, null].map(
      (refundReason) => describeRefund({ status, refundReason, ...payment }, settings).reason,
    );
    expect(new Set(told).size).toBe(refundReasons.length + 1);
  });

  test.each([
    ['1.00', 'BDT', 'The 1.00 BDT that you paid'],
    ['49.90', 'USD', 'The 49.90 USD that you paid'],
    ['about 1', 'BDT', 'What you paid'],
  ])(
    'the text names the received sum if it differs from the price: %s %s',
    (amount, currency, sum) => {
      const received = { amount, currency };
      const mispaid = { ...payment, refundReason: 'amount_mismatch', received } as const;
      const { money } = describeRefund({ status, ...mispaid }, settings);
      expect(money.startsWith(`${sum} `)).toBe(true);
    },
  );
});
