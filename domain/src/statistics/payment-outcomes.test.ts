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
      transactions: { pending: 1, success: 2, failed: 3, refund_due: 4, refunded: 5 },
      revenueMinor: 9985,
      payments: 2,
    }),
  ).toEqual({
    total: 15,
    pending: 1,
    succeeded: 11,
    successRate: 11 / 14,
    revenue: 99.85,
    average: 49.93,
  });
});

test('refunds that left no kept payment leave no average', () => {
  const { average, revenue } = paymentOutcomes({
    transactions: { refunded: 1 },
    revenueMinor: 0,
    payments: 0,
  });
  expect({ average, revenue }).toEqual({ average: null, revenue: 0 });
});
