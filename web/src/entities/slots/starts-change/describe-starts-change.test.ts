import { expect, test } from 'vitest';
import { describeOutside, describeSlotsChange, needsConfirmation } from './describe-starts-change';

const nothing = { added: 0, changed: 0, removed: 0, outside: [] };
const booking = {
  _id: 'a',
  customerName: 'Ada',
  serviceName: 'Foam Wash',
  slotId: 'foamwash_2026-12-01_0900',
  date: '2026-12-01',
  startTime: '09:00',
  next: null,
};

test.each([
  [{}, 'No free time slot changes.'],
  [{ removed: 1 }, '1 time slot is removed.'],
  [{ added: 1200, removed: 3 }, '1,200 time slots are added, 3 time slots are removed.'],
  [{ changed: 2 }, '2 time slots are changed.'],
])('%j: %s', (change, text) => {
  expect(describeSlotsChange({ ...nothing, ...change })).toBe(text);
});

test('bookings outside the hours are counted', () => {
  expect(describeOutside({ ...nothing, outside: [booking] })).toMatch(/^1 booking is/);
  expect(describeOutside({ ...nothing, outside: [booking, booking] })).toMatch(/^2 bookings are/);
});

test('a change without effects needs no confirmation', () => {
  expect(needsConfirmation(nothing)).toBe(false);
  expect(needsConfirmation({ ...nothing, outside: [booking] })).toBe(true);
});
