import { expect, test } from 'vitest';
import { describeCountdown, formatCountdown, formatFullCountdown } from './format-countdown';

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

test.each([
  [-hour, '0d 00h 00m 00s'],
  [0, '0d 00h 00m 00s'],
  [1, '0d 00h 00m 01s'],
  [24 * hour - 1, '1d 00h 00m 00s'],
  [49 * hour + 4 * minute + 9 * second, '2d 01h 04m 09s'],
  [100 * 24 * hour, '100d 00h 00m 00s'],
])('%i ms left with every unit is %s', (left, text) => {
  expect(formatFullCountdown(left)).toBe(text);
});

test.each([
  [-second, 'now'],
  [0, 'now'],
  [1, 'in less than a minute'],
  [minute, 'in 1 minute'],
  [2 * hour + 59 * second, 'in 2 hours'],
  [25 * hour + 4 * minute + 9 * second, 'in 1 day 1 hour 4 minutes'],
])('%i ms left is spoken as %s', (left, text) => {
  expect(describeCountdown(left)).toBe(text);
});
