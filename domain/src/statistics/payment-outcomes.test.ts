import { describe, expect, test } from 'vitest';
import { paymentOutcomes } from './payment-outcomes.ts';
import type { Statistics } from './statistics.ts';

test('rate and average are null before anything is counted', () => {
  const nothing = {
    total: 0,
    pending: 0,
    succeeded: 0,
    successRate: null,
    revenue: 0,
    refunded: 0,
    open: { count: 0, sum: 0 },
    average: null,
  };
  expect(paymentOutcomes(null)).toEqual(nothing);
  expect(paymentOutcomes({})).toEqual(nothing);
});

describe('success rate', () => {
  test.each<[string, Statistics['transactions'], number | null]>([
    ['pending payments decide nothing', { pending: 4 }, null],
    ['pending payments are left out', { pending: 90, success: 3, failed: 1 }, 0.75],
    ['refunded payments did succeed', { success: 1, refunded: 1, failed: 2 }, 0.5],
    ['so did those whose refund is due', { refund_due: 3, failed: 1 }, 0.75],
    ['every payment failed', { failed: 7 }, 0],
    ['every payment succeeded', { success: 7 }, 1],
  ])('%s', (_case, transactions, rate) => {
    expect(paymentOutcomes({ transactions }).successRate).toBe(rate);
  });
});

test('a refunded payment counts as a success without revenue', () => {
  expect(
    paymentOutcomes({
      transactions: {
        pending: 1,
        success: 2,
        failed: 3,
        refund_due: 4,
        refunded: 5,
        unpaid: 6,
        void: 7,
      },
      revenueMinor: 9985,
      refundedMinor: 5000,
      payments: 3,
      unpaidMinor: 4500,
    }),
  ).toEqual({
    total: 28,
    pending: 1,
    succeeded: 11,
    successRate: 11 / 14,
    revenue: 99.85,
    refunded: 50,
    open: { count: 6, sum: 45 },
    average: 49.95,
  });
});

test('the average is that of what came, also where all of it went back', () => {
  const { average, revenue } = paymentOutcomes({
    transactions: { refunded: 1 },
    revenueMinor: 0,
    refundedMinor: 1999,
    payments: 1,
  });
  expect({ average, revenue }).toEqual({ average: 19.99, revenue: 0 });
});
