import { expect, test } from 'vitest';
import { formatDateTime } from './format-date-time.ts';

test.each([
  ['2025-05-05T08:03:00Z', 'Asia/Dhaka', 'Mon, 5 May 2025, 14:03'],
  ['2025-05-05T20:00:00Z', 'Asia/Dhaka', 'Tue, 6 May 2025, 02:00'],
  ['2025-05-05T02:00:00Z', 'America/Los_Angeles', 'Sun, 4 May 2025, 19:00'],
])('%s in %s reads %s', (instant, timeZone, words) => {
  expect(formatDateTime(new Date(instant), timeZone)).toBe(words);
});
