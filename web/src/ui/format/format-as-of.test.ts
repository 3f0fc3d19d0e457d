import { expect, test } from 'vitest';
import { formatAsOf } from './format-as-of';

test.each([
  ['today', '2026-05-05T08:03:00Z', '14:03'],
  ['today, for the business', '2026-05-04T18:30:00Z', '00:30'],
  ['the day before', '2026-05-04T08:03:00Z', '4 May, 14:03'],
])('%s', (_, seen, text) => {
  const now = new Date('2026-05-05T10:00:00Z');
  expect(formatAsOf(new Date(seen), now, 'Asia/Dhaka')).toBe(text);
});
