import { describe, expect, test } from 'vitest';
import { mayBookPaidSlot, ownsSlot } from './paid-slot-policy.ts';

const now = new Date('2026-03-01T09:00:00Z');
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
const mine = { claimId: 'mine' };
const slot = (change: object) => ({
  isBooked: 'available' as const,
  heldUntil: null,
  claimId: null,
  startsAt: minutes(60),
  ...change,
});

describe('a paid slot becomes a booking', () => {
  test.each([
    ['while its own hold runs', { claimId: 'mine', heldUntil: minutes(5) }, true],
    ['when its hold has ended but nobody came', { claimId: 'mine', heldUntil: minutes(-5) }, true],
    ['when it was freed and is open again', {}, true],
    ["when another customer's hold has ended", { claimId: 'other', heldUntil: now }, true],
    [
      'when it began and its own hold has just ended',
      { claimId: 'mine', heldUntil: minutes(-1), startsAt: minutes(-3) },
      true,
    ],
    [
      'when it began during its own hold',
      { claimId: 'mine', heldUntil: minutes(5), startsAt: minutes(-1) },
      true,
    ],
  ])('%s', (_case, change, expected) => {
    expect(mayBookPaidSlot(slot(change), mine, now)).toBe(expected);
  });

  test.each([
    ['while another customer pays', { claimId: 'other', heldUntil: minutes(5) }],
    ['when another customer booked it', { isBooked: 'booked' as const, claimId: 'other' }],
    [
      'when the business closed it',
      { isBooked: 'canceled' as const, claimId: 'mine', heldUntil: minutes(5) },
    ],
    [
      'when it began, long after its own hold',
      { claimId: 'mine', heldUntil: minutes(-5), startsAt: minutes(-1) },
    ],
    [
      "when it began just after another customer's hold",
      { claimId: 'other', heldUntil: minutes(-1), startsAt: minutes(-1) },
    ],
    ['when it was freed and has begun', { startsAt: now }],
  ])('never %s', (_case, change) => {
    expect(mayBookPaidSlot(slot(change), mine, now)).toBe(false);
  });
});

test('a slot is owned by the transaction with the same claim', () => {
  expect(ownsSlot({ claimId: 'mine' }, mine)).toBe(true);
  expect(ownsSlot({ claimId: 'other' }, mine)).toBe(false);
  expect(ownsSlot({ claimId: null }, mine)).toBe(false);
});
