import { expect, test } from 'vitest';
import { countdownParts } from './countdown-parts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [-hour, [0, 0, 0, 0]],
  [0, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [59 * second + 1, [0, 0, 1, 0]],
  [24 * hour - 1, [1, 0, 0, 0]],
  [100 * 24 * hour + 2 * hour + 3 * minute + 4 * second, [100, 2, 3, 4]],
])('%i ms left', (left, expected) => {
  const { days, hours, minutes, seconds } = countdownParts(left);
  expect([days, hours, minutes, seconds]).toEqual(expected);
});
