import { expect, test } from 'vitest';
import { keepsHold, recentSince, recentTransactionMs, unpaidHolds } from './customer-payments.ts';

test.each([
  ['2026-01-31T12:00:00.000Z', '2026-01-01T12:00:00.000Z'],
  ['2024-03-15T23:59:59.999Z', '2024-02-14T23:59:59.999Z'],
])('at %s recent is what began since %s', (now, since) => {
  expect(recentSince(new Date(now)).toISOString()).toBe(since);
});

test('30 days are as long, whatever the clocks do in between', () => {
  const now = new Date('2026-04-05T10:00:00Z');
  expect(now.getTime() - recentSince(now).getTime()).toBe(recentTransactionMs);
});

const now = new Date('2026-03-01T09:00:00Z');

const later = new Date('2026-03-01T09:00:01Z');

const declined = (expiresAt: Date) =>
  ({ status: 'failed', failureReason: 'declined', expiresAt }) as const;

test.each([
  ['is being paid for', { status: 'pending', failureReason: null, expiresAt: later }, true],
  ['was not paid for in time', { status: 'pending', failureReason: null, expiresAt: now }, false],
  ['was paid for', { status: 'success', failureReason: null, expiresAt: later }, false],
  ['was given up', { status: 'failed', failureReason: 'cancelled', expiresAt: later }, false],
  ['is kept after a declined card', declined(later), true],
  ['was kept after a declined card', declined(now), false],
] as const)('a slot that %s', (_case, payment, isHeld) => {
  expect(unpaidHolds([payment], now)).toEqual(isHeld ? [payment] : []);
});

test('only a declined payment keeps its hold', () => {
  expect(keepsHold(declined(later), now)).toBe(true);
  expect(keepsHold({ ...declined(later), failureReason: 'replaced' }, now)).toBe(false);
  expect(keepsHold({ ...declined(later), status: 'refund_due' }, now)).toBe(false);
});
