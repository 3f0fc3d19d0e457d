import { expect, test } from 'vitest';
import { formatNearDay } from './format-near-day';

test.each([
  ['2025-05-05', 'Mon 5 May'],
  ['2025-11-27', 'Thu 27 Nov'],
])('%s reads %s', (day, words) => {
  expect(formatNearDay(day)).toBe(words);
});
