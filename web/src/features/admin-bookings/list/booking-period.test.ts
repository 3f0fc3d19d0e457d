import { expect, test } from 'vitest';
import { daysOfPeriod, type Period, sortDirectionOf } from './booking-period';

const today = '2026-05-05';
const own = { startDate: '2026-01-01', endDate: '2026-01-31' };

test.each<[Period, ReturnType<typeof daysOfPeriod>, 'asc' | 'desc']>([
  ['upcoming', { startDate: today, endDate: '9999-12-31' }, 'asc'],
  ['today', { startDate: today, endDate: today }, 'asc'],
  ['week', { startDate: today, endDate: '2026-05-11' }, 'asc'],
  ['past', { startDate: '2026-04-06', endDate: today }, 'desc'],
  ['all', null, 'desc'],
  ['own', own, 'desc'],
])('%s', (period, days, direction) => {
  expect(daysOfPeriod(period, own, today)).toEqual(days);
  expect(sortDirectionOf(days, today)).toBe(direction);
});

test('periods that reach into the future are sorted with the earliest visit first', () => {
  expect(sortDirectionOf({ startDate: '2026-05-01', endDate: '2026-05-31' }, today)).toBe('asc');
});
