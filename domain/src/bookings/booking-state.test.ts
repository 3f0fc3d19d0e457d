import { expect, test } from 'vitest';
import { bookingState, upcomingFreeBookings } from './booking-state.ts';

const now = new Date('2026-03-01T09:00:00Z');
const afterNow = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test.each([
  ['pending', 1, 'upcoming'],
  ['pending', 0, 'begun'],
  ['pending', -1, 'begun'],
  ['completed', -1, 'begun'],
  ['completed', 1, 'begun'],
  ['cancelled', 1, 'cancelled'],
  ['cancelled', -1, 'cancelled'],
] as const)('%s, %i ms before the start: %s', (status, milliseconds, state) => {
  const slot = { startsAt: afterNow(milliseconds) };
  expect(bookingState({ status, stage: 'expected', slot }, now)).toBe(state);
});

test.each([
  ['arrived', 'upcoming'],
  ['washing', 'begun'],
  ['ready', 'begun'],
  ['collected', 'begun'],
] as const)('a car that is %s before the start: %s', (stage, state) => {
  expect(bookingState({ status: 'pending', stage, slot: { startsAt: afterNow(1) } }, now)).toBe(
    state,
  );
});

const later = { startsAt: afterNow(1000) };

test.each([
  ['to come, for nothing', { status: 'pending', amount: 0, slot: later }, true],
  ['to come, for money', { status: 'pending', amount: 1, slot: later }, false],
  ['cancelled', { status: 'cancelled', amount: 0, slot: later }, false],
  ['begun', { status: 'pending', amount: 0, slot: { startsAt: now } }, false],
] as const)('is a booking that is %s a free one to come?', (_case, booking, isFree) => {
  expect(upcomingFreeBookings([{ ...booking, stage: 'expected' }], now)).toHaveLength(
    isFree ? 1 : 0,
  );
});
