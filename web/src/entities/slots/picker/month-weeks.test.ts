import { expect, test } from 'vitest';
import { monthWeeks } from './month-weeks';

test.each([
  ['a month to come', '2026-12-10', '2026-11-26', 5],
  ['a month of six weeks', '2026-08-10', '2026-07-31', 6],
  ['a month of four weeks', '2026-02-10', '2026-01-31', 4],
  ['this month from its first day', '2026-11-01', '2026-11-01', 5],
  ['this month late in its fourth week', '2026-11-26', '2026-11-26', 2],
  ['this month on its last day', '2026-11-30', '2026-11-30', 1],
])('%s', (_case, day, today, weeks) => {
  expect(monthWeeks(day, today)).toBe(weeks);
});
