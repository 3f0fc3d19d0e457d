import { expect, test } from 'vitest';
import { describeWantedHours } from './describe-hours';

test.each([
  ['00:00', '23:59', 'Any time'],
  ['09:00', '23:59', '09:00 or later'],
  ['00:00', '12:00', '12:00 or earlier'],
  ['09:00', '12:00', '09:00 to 12:00'],
])('from %s until %s: %s', (from, until, text) => {
  expect(describeWantedHours({ from, until })).toBe(text);
});
