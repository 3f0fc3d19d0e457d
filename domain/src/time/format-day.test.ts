import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test.each([
  ['2025-05-05', 'Mon, 5 May 2025'],
  ['2024-02-29', 'Thu, 29 Feb 2024'],
  ['2025-12-31', 'Wed, 31 Dec 2025'],
])('%s reads %s', (day, words) => {
  expect(formatDay(day)).toBe(words);
});
