import { expect, test } from 'vitest';
import { lastMonth } from './last-month.ts';

test.each([
  ['2026-11-26', '2026-10-01', '2026-10-31'],
  ['2027-01-01', '2026-12-01', '2026-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('the month before that of %s is from %s to %s', (today, startDate, endDate) => {
  expect(lastMonth(today)).toEqual({ startDate, endDate });
});
