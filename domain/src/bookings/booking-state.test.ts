import { expect, test } from 'vitest';
import { bookingState } from './booking-state.ts';

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
  expect(bookingState({ status, slot: { startsAt: afterNow(milliseconds) } }, now)).toBe(state);
});
