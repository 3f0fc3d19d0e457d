import { expect, test } from 'vitest';
import { businessDayRange } from './business-day-range.ts';

test.each([
  ['one day', '2026-03-01', '2026-03-01', '2026-02-28T18:00:00.000Z', '2026-03-01T18:00:00.000Z'],
  ['a month', '2026-03-01', '2026-03-31', '2026-02-28T18:00:00.000Z', '2026-03-31T18:00:00.000Z'],
  ['all days', '0000-01-01', '9999-12-31', '1969-12-31T18:00:00.000Z', '9998-12-31T18:00:00.000Z'],
  ['too early', '0000-01-01', '0001-01-01', '1969-12-31T18:00:00.000Z', '1970-01-01T18:00:00.000Z'],
  ['too late', '9999-01-01', '9999-12-31', '9998-12-30T18:00:00.000Z', '9998-12-31T18:00:00.000Z'],
])('%s in Dhaka', (_what, startDate, endDate, from, until) => {
  const range = businessDayRange({ startDate, endDate }, 'Asia/Dhaka');
  expect(range).toEqual({ from: new Date(from), until: new Date(until) });
});

test('the day on which the clocks go back has 25 hours', () => {
  const day = { startDate: '2026-11-01', endDate: '2026-11-01' };
  const { from, until } = businessDayRange(day, 'America/New_York');
  expect(until.getTime() - from.getTime()).toBe(25 * 60 * 60_000);
});
