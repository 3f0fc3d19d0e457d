import { expect, test } from 'vitest';
import type { SlotStatus } from './slot.ts';
import { overlappingSlot, overlaps } from './slot-overlap.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

test.each([
  ['apart before', '08:00', '08:30', false],
  ['touching before', '08:00', '09:00', false],
  ['over the start', '08:30', '09:01', true],
  ['inside', '09:15', '09:45', true],
  ['the same', '09:00', '10:00', true],
  ['around', '08:00', '11:00', true],
  ['over the end', '09:59', '11:00', true],
  ['touching after', '10:00', '11:00', false],
  ['apart after', '10:30', '11:00', false],
])('09:00 to 10:00 and %s: %s to %s', (_case, from, to, expected) => {
  expect(overlaps(span('09:00', '10:00'), span(from, to))).toBe(expected);
  expect(overlaps(span(from, to), span('09:00', '10:00'))).toBe(expected);
});

const slot = (_id: string, isBooked: SlotStatus) => ({ _id, isBooked, ...span('09:30', '10:30') });

test.each<[string, ReturnType<typeof slot>[], string | undefined]>([
  ['an open slot is in the way', [slot('other', 'available')], 'other'],
  ['a booked slot is in the way', [slot('other', 'booked')], 'other'],
  ['a closed slot is not', [slot('other', 'canceled')], undefined],
  ['a slot is not in its own way', [slot('mine', 'available')], undefined],
  ['the closed one is passed over', [slot('a', 'canceled'), slot('b', 'available')], 'b'],
  ['nothing is in the way of the first', [], undefined],
])('%s', (_case, slots, expected) => {
  expect(overlappingSlot({ _id: 'mine', ...span('09:00', '10:00') }, slots)?._id).toBe(expected);
});
