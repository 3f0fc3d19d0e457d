import { expect, test } from 'vitest';
import { isSeenVisit } from './is-seen-visit.ts';

test.each([
  ['pending', 'expected', undefined, false],
  ['pending', 'arrived', undefined, true],
  ['completed', 'collected', undefined, true],
  // Completed by the clock.
  ['completed', 'expected', undefined, false],
  ['completed', 'expected', true, false],
  // Marked as completed by the desk.
  ['completed', 'expected', false, true],
  ['no_show', 'expected', false, false],
] as const)('a visit that is %s and %s, unseen %s: %s', (status, stage, isUnseen, expected) => {
  expect(isSeenVisit({ status, stage, ...(isUnseen !== undefined && { isUnseen }) })).toBe(
    expected,
  );
});
