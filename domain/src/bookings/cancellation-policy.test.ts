import { expect, test } from 'vitest';
import { mayCancel, nextCancelChange } from './cancellation-policy.ts';

const slot = { startsAt: new Date('2026-03-02T09:00:00Z') };
const lastRefund = '2026-03-01T09:00:00.000Z';
const firstWithout = '2026-03-01T09:00:00.001Z';
const stage = 'expected' as const;
const start = '2026-03-02T09:00:00.000Z';

test.each([
  ['pending', 'by_notice', '2026-02-20T09:00:00.000Z', 'refund', firstWithout],
  ['pending', 'by_notice', lastRefund, 'refund', firstWithout],
  ['pending', 'by_notice', firstWithout, 'no_refund', start],
  ['pending', 'by_notice', start, 'begun', undefined],
  ['pending', 'forfeited', lastRefund, 'no_refund', start],
  ['pending', 'granted', lastRefund, 'refund', start],
  ['pending', 'granted', firstWithout, 'refund', start],
  ['completed', 'by_notice', start, 'begun', undefined],
  ['cancelled', 'granted', lastRefund, 'cancelled', undefined],
] as const)('%s, %s, at %s: %s until %s', (status, refundTerms, at, verdict, until) => {
  const now = new Date(at);
  const booking = { status, stage, refundTerms, amount: 20, cancellationHours: 24, slot };
  expect(mayCancel(booking, now)).toBe(verdict);
  expect(nextCancelChange(booking, now)?.toISOString()).toBe(until);
});

test('a booking without notice can be cancelled for a refund until it begins', () => {
  const booking = {
    status: 'pending',
    stage,
    refundTerms: 'by_notice',
    amount: 20,
    cancellationHours: 0,
    slot,
  } as const;
  const lastMoment = new Date(slot.startsAt.getTime() - 1);
  expect(mayCancel(booking, lastMoment)).toBe('refund');
  expect(nextCancelChange(booking, lastMoment)).toEqual(slot.startsAt);
  expect(mayCancel(booking, slot.startsAt)).toBe('begun');
});

test('a free booking can be cancelled until it begins, without a refund', () => {
  const booking = {
    status: 'pending',
    stage,
    refundTerms: 'by_notice',
    amount: 0,
    cancellationHours: 24,
    slot,
  } as const;
  expect(mayCancel(booking, new Date(lastRefund))).toBe('no_refund');
  expect(nextCancelChange(booking, new Date(lastRefund))).toEqual(slot.startsAt);
});
