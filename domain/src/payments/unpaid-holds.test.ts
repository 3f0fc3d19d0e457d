import { expect, test } from 'vitest';
import { unpaidHolds } from './unpaid-holds.ts';

const now = new Date('2026-03-01T09:00:00Z');
const later = new Date('2026-03-01T09:00:01Z');

test.each([
  ['is being paid for', { status: 'pending', expiresAt: later }, true],
  ['was not paid for in time', { status: 'pending', expiresAt: now }, false],
  ['was paid for', { status: 'success', expiresAt: later }, false],
  ['was given up', { status: 'failed', expiresAt: later }, false],
] as const)('a slot that %s', (_case, payment, isHeld) => {
  expect(unpaidHolds([payment], now)).toEqual(isHeld ? [payment] : []);
});
