import { expect, test } from 'vitest';
import { formatDuration } from './format-duration';

test.each([
  [1, '1 min'],
  [45, '45 mins'],
  [60, '1 h'],
  [65, '1 h 05'],
  [90, '1 h 30'],
  [480, '8 h'],
])('%d minutes: %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
