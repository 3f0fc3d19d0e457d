import { expect, test } from 'vitest';
import type { SlotStatus } from './slot.ts';
import { takenBy } from './slot-of-one-bay.ts';
import { slotStatusBlocker } from './slot-status-policy.ts';

const now = new Date('2026-03-01T09:00:00Z');
const running = new Date('2026-03-01T09:05:00Z');
const over = now;

test.each<
  [SlotStatus, Date | null, 'available' | 'canceled', ReturnType<typeof slotStatusBlocker>]
>([
  ['available', null, 'canceled', null],
  ['available', null, 'available', null],
  ['available', over, 'canceled', null],
  ['available', running, 'canceled', 'being_paid_for'],
  ['available', running, 'available', null],
  ['canceled', null, 'available', null],
  ['canceled', running, 'available', null],
  ['canceled', null, 'canceled', null],
  ['booked', null, 'canceled', 'booked'],
  ['booked', null, 'available', 'booked'],
])('%s, held until %s, to %s: %s', (isBooked, heldUntil, status, expected) => {
  const slot = takenBy({ isBooked, heldUntil, claimId: heldUntil && 'claim' });
  expect(slotStatusBlocker(slot, status, now)).toBe(expected);
});

test('is being paid for as long as one of several bays is held', () => {
  const hold = { claimId: 'claim', bay: '1', heldUntil: running };
  const slot = { isBooked: 'available', claims: [hold] } as const;
  expect(slotStatusBlocker(slot, 'canceled', now)).toBe('being_paid_for');
});
