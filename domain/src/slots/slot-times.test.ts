import { describe, expect, test } from 'vitest';
import { slotTimeProblem, withInstants } from './slot-times.ts';

const berlin = 'Europe/Berlin';
/** 09:00 in Berlin. */
const now = new Date('2026-03-01T08:00:00Z');
const hours = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime });

describe('a slot can be', () => {
  test.each([
    ['on another day', '2026-03-02', '00:00', '23:59'],
    ['later today', '2026-03-01', '09:01', '09:06'],
    ['up to the hour that is skipped', '2026-03-29', '01:00', '01:59'],
    ['across the hour that is skipped', '2026-03-29', '01:30', '03:00'],
    ['in the hour that comes twice', '2026-10-25', '02:15', '02:45'],
    ['on the leap day', '2028-02-29', '09:00', '10:00'],
    ['on the last day', '9998-12-31', '23:00', '23:59'],
  ])('%s', (_case, date, startTime, endTime) => {
    expect(slotTimeProblem(hours(date, startTime, endTime), berlin, now)).toBeNull();
  });
});

describe('a slot cannot be', () => {
  test.each([
    ['yesterday', '2026-02-28', '10:00', '11:00', 'date'],
    ['in the year 0', '0000-01-01', '10:00', '11:00', 'date'],
    ['after the last day', '9999-01-01', '10:00', '11:00', 'date'],
    ['earlier today', '2026-03-01', '08:59', '10:00', 'startTime'],
    ['right now', '2026-03-01', '09:00', '10:00', 'startTime'],
    ['without any length', '2026-03-02', '10:00', '10:00', 'endTime'],
    ['shorter than five minutes', '2026-03-02', '10:00', '10:04', 'endTime'],
    ['across midnight', '2026-03-02', '23:00', '01:00', 'endTime'],
    ['from a time that the clocks skip', '2026-03-29', '02:30', '03:30', 'startTime'],
    ['to a time that the clocks skip', '2026-03-29', '01:30', '02:30', 'endTime'],
  ])('%s', (_case, date, startTime, endTime, path) => {
    expect(slotTimeProblem(hours(date, startTime, endTime), berlin, now)?.path).toBe(path);
  });
});

test.each([
  ['2026-03-28', '01:30', '03:30', 120],
  ['2026-03-29', '01:30', '03:30', 60],
  ['2026-10-25', '01:30', '03:30', 180],
  ['2026-10-25', '02:00', '02:59', 59],
])('%s %s to %s takes %i minutes in Berlin', (date, startTime, endTime, minutes) => {
  const { startsAt, endsAt } = withInstants(hours(date, startTime, endTime), berlin);
  expect((endsAt.getTime() - startsAt.getTime()) / 60_000).toBe(minutes);
});
