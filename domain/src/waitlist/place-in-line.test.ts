import { expect, test } from 'vitest';
import { placeInLine } from './place-in-line.ts';

const place = (serviceId: string, minute: number) => ({
  serviceId,
  minutes: 45,
  starts: ['10:00'],
  since: new Date(2026, 0, 1, 10, minute),
});

const waiting = {
  later: place('wash', 30),
  first: place('wash', 10),
  other: place('wax', 5),
  sameA: place('polish', 7),
  sameB: place('polish', 7),
};

test.each([
  ['first', 1],
  ['later', 2],
  ['other', 1],
  ['sameA', 1],
  ['sameB', 2],
  ['gone', null],
])('%s is at place %s of those who wait for the same service', (lineId, expected) => {
  expect(placeInLine({ waiting }, lineId)).toBe(expected);
});

test('nobody has a place on a day for which nobody waits', () => {
  expect(placeInLine({}, 'first')).toBe(null);
});
