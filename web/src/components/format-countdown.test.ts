import { expect, test } from 'vitest';
import { formatCountdown } from './format-countdown.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [0, '0:00'],
  [-5 * second, '0:00'],
  [1, '0:01'],
  [59 * second, '0:59'],
  [59 * second + 1, '1:00'],
  [4 * minute + 9 * second, '4:09'],
  [15 * minute, '15:00'],
  [hour, '1:00:00'],
  [hour + 4 * minute + 9 * second, '1:04:09'],
  [24 * hour, '1 d 00:00:00'],
  [49 * hour + 4 * minute + 9 * second, '2 d 01:04:09'],
])('%i ms left reads %s', (left, text) => {
  expect(formatCountdown(left)).toBe(text);
});
