import { expect, test } from 'vitest';
import { overlappingStart, overlaps } from './slot-overlap.ts';

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

const start = (_id: string) => ({ _id, ...span('09:30', '10:30') });

test.each<[string, ReturnType<typeof start>[], string | undefined]>([
  ['another start is in the way', [start('other')], 'other'],
  ['a start is not in its own way', [start('mine')], undefined],
  ['its own is passed over', [start('mine'), start('b')], 'b'],
  ['nothing is in the way of the first', [], undefined],
])('%s', (_case, offered, expected) => {
  expect(overlappingStart({ _id: 'mine', ...span('09:00', '10:00') }, offered)?._id).toBe(expected);
});
