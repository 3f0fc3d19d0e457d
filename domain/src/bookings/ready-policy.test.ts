import { expect, test } from 'vitest';
import { mayTellReady } from './ready-policy.ts';

const startsAt = new Date('2031-03-03T10:00Z');
const before = new Date('2031-03-03T09:59Z');

test.each([
  ['pending', before, false],
  ['pending', startsAt, true],
  ['completed', startsAt, true],
  ['no_show', startsAt, false],
  ['cancelled', startsAt, false],
] as const)('%s at %s: %s', (status, now, expected) => {
  expect(mayTellReady({ status, slot: { startsAt } }, now)).toBe(expected);
});
