import { expect, test } from 'vitest';
import { judgeCancel, nextCancelChange } from './judge-cancel.ts';

const slot = { startsAt: new Date('2026-03-02T09:00:00Z') };
const lastRefund = '2026-03-01T09:00:00.000Z';
const firstWithout = '2026-03-01T09:00:00.001Z';
const start = '2026-03-02T09:00:00.000Z';

test.each([
  ['pending', '2026-02-20T09:00:00.000Z', 'refund', firstWithout],
  ['pending', lastRefund, 'refund', firstWithout],
  ['pending', firstWithout, 'no_refund', start],
  ['pending', start, 'begun', undefined],
  ['completed', start, 'begun', undefined],
  ['cancelled', lastRefund, 'cancelled', undefined],
] as const)('%s at %s: %s until %s', (status, at, verdict, until) => {
  const now = new Date(at);
  expect(judgeCancel({ status, slot }, now)).toBe(verdict);
  expect(nextCancelChange({ status, slot }, now)?.toISOString()).toBe(until);
});
