import { describe, expect, test } from 'vitest';
import { type OneBay, takenBy } from './slot-of-one-bay.ts';
import {
  hasLapsedHold,
  isBeingPaidFor,
  isSlotOpen,
  leftAt,
  nextSlotChange,
  slotState,
} from './slot-state.ts';

const now = new Date('2026-03-01T09:00:00Z');
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
const slot = ({ startsAt = minutes(60), ...bay }: OneBay & { startsAt?: Date }) => ({
  startsAt,
  ...takenBy({ claimId: bay.heldUntil ? 'claim' : null, ...bay }),
});

describe('the state of a slot', () => {
  test.each([
    ['free and in the future', {}, 'open', minutes(60)],
    ['held', { heldUntil: minutes(5) }, 'held', minutes(5)],
    ['held beyond its start', { heldUntil: minutes(90) }, 'held', minutes(60)],
    ['hold ends this very moment', { heldUntil: now }, 'open', minutes(60)],
    ['hold has ended', { heldUntil: minutes(-1) }, 'open', minutes(60)],
    ['starts this very moment', { startsAt: now }, 'past', null],
    ['started, hold still running', { startsAt: minutes(-1), heldUntil: minutes(3) }, 'past', null],
    ['booked', { isBooked: 'booked' as const }, 'booked', minutes(60)],
    ['booked and past', { isBooked: 'booked' as const, startsAt: minutes(-9) }, 'past', null],
    ['canceled', { isBooked: 'canceled' as const, heldUntil: minutes(5) }, 'canceled', minutes(60)],
  ] as const)('%s', (_case, change, state, next) => {
    expect(slotState(slot(change), now)).toBe(state);
    expect(isSlotOpen(slot(change), now)).toBe(state === 'open');
    expect(nextSlotChange(slot(change), now)).toEqual(next);
  });
});

test.each([
  ['never held', {}, false],
  ['held', { heldUntil: minutes(5) }, true],
  ['held, and begun', { heldUntil: minutes(5), startsAt: minutes(-1) }, true],
  ['the hold ends this very moment', { heldUntil: now }, false],
  ['closed', { heldUntil: minutes(5), isBooked: 'canceled' as const }, false],
  ['booked', { heldUntil: minutes(5), isBooked: 'booked' as const }, false],
])('being paid for: %s', (_case, change, expected) => {
  expect(isBeingPaidFor(slot(change), now)).toBe(expected);
});

test.each([
  ['never held', {}, false],
  ['held', { heldUntil: minutes(5) }, false],
  ['the hold ends this very moment', { heldUntil: now }, true],
  ['the hold ended, and it has begun', { heldUntil: minutes(-5), startsAt: minutes(-1) }, true],
  ['closed since', { heldUntil: minutes(-5), isBooked: 'canceled' as const }, false],
])('whether a hold has lapsed: %s', (_case, change, expected) => {
  expect(hasLapsedHold(slot(change), now)).toBe(expected);
});

test('a slot has as many bays left as are neither booked nor held', () => {
  const free = [
    { bay: '1', heldUntil: null, holds: [] },
    { bay: '2', heldUntil: minutes(5), holds: ['claim'] },
    { bay: '3', heldUntil: minutes(-5), holds: ['other'] },
  ];
  expect(leftAt({ ...slot({}), free }, now)).toBe(2);
  expect(leftAt({ ...slot({}), free }, minutes(5))).toBe(3);
  expect(leftAt({ ...slot({ isBooked: 'canceled' }), free }, now)).toBe(0);
  expect(leftAt({ ...slot({ startsAt: now }), free }, now)).toBe(0);
  expect(nextSlotChange({ ...slot({}), free }, now)).toEqual(minutes(5));
});
