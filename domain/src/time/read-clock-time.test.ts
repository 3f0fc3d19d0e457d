import { expect, test } from 'vitest';
import { readClockTime } from './read-clock-time.ts';

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['930', '09:30'],
  ['1630', '16:30'],
  [' 7 ', '07:00'],
  ['23', '23:00'],
  ['০৯:৩০', '09:30'],
  ['24:00', null],
  ['9:60', null],
  ['9:3', null],
  ['half past nine', null],
  ['', null],
])('%j is %j', (text, time) => {
  expect(readClockTime(text)).toBe(time);
});
