import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber, daysInRange, formatDay, isCalendarDay } from './calendar-days.ts';

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2026-03-01', 20_513],
  ['9999-12-31', 2_932_896],
])('%s is day %i', (day, number) => {
  expect(dayNumber(day)).toBe(number);
  expect(dayOfNumber(number)).toBe(day);
});

test.each([
  ['2026-03-01', '2026-03-01', 1],
  ['2026-02-01', '2026-02-28', 28],
  ['2028-02-01', '2028-02-29', 29],
  ['2026-03-28', '2026-03-30', 3],
  ['2024-01-01', '2025-12-31', 731],
  ['2026-03-02', '2026-03-01', 0],
  ['yesterday', '2026-03-01', Number.NaN],
  ['2026-02-31', '2026-03-01', Number.NaN],
])('%s to %s are %i days', (startDate, endDate, days) => {
  expect(daysInRange(startDate, endDate)).toBe(days);
});

test.each([
  ['2025-05-05', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['2025-5-5', false],
  ['05.05.2025', false],
  ['tomorrow', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test.each([
  ['2025-05-05', 'Mon, 5 May 2025'],
  ['2024-02-29', 'Thu, 29 Feb 2024'],
  ['2025-12-31', 'Wed, 31 Dec 2025'],
])('%s reads %s', (day, words) => {
  expect(formatDay(day)).toBe(words);
});
