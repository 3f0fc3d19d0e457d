import { describe, expect, test } from 'vitest';
import {
  addDays,
  businessClockTime,
  businessDay,
  businessInstant,
  clockTimeExists,
} from './business-time.ts';

describe('the business day and clock of an instant', () => {
  test.each([
    ['2026-03-01T17:59:59Z', 'Asia/Dhaka', '2026-03-01', '23:59'],
    ['2026-03-01T18:00:00Z', 'Asia/Dhaka', '2026-03-02', '00:00'],
    ['2026-03-01T04:59:59Z', 'America/New_York', '2026-02-28', '23:59'],
    ['2026-12-31T18:00:00Z', 'Asia/Dhaka', '2027-01-01', '00:00'],
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29', '03:00'],
    ['2026-01-01T10:15:00Z', 'Asia/Kathmandu', '2026-01-01', '16:00'],
  ])('%s in %s', (instant, zone, day, time) => {
    expect(businessDay(new Date(instant), zone)).toBe(day);
    expect(businessClockTime(new Date(instant), zone)).toBe(time);
  });
});

describe('the instant of a day and time', () => {
  test.each([
    ['2026-03-01', '09:00', 'Asia/Dhaka', '2026-03-01T03:00:00.000Z'],
    ['2026-03-01', '00:00', 'Asia/Dhaka', '2026-02-28T18:00:00.000Z'],
    ['2026-07-01', '09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
    ['2026-10-24', '12:00', 'Europe/Berlin', '2026-10-24T10:00:00.000Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['2028-02-29', '12:00', 'UTC', '2028-02-29T12:00:00.000Z'],
  ])('%s %s in %s', (day, time, zone, instant) => {
    expect(businessInstant(day, time, zone).toISOString()).toBe(instant);
  });

  test.each(['2026-02-31', '2026-02-29', '2026-13-01', 'tomorrow'])('there is no %s', (day) => {
    expect(() => businessInstant(day, '09:00', 'Asia/Dhaka')).toThrow(RangeError);
  });
});

test.each([
  ['2026-03-29', '01:59', true],
  ['2026-03-29', '02:00', false],
  ['2026-03-29', '02:59', false],
  ['2026-03-29', '03:00', true],
  ['2026-10-25', '02:30', true],
  ['2026-03-28', '02:30', true],
])('the clocks of Berlin show %s %s: %s', (day, time, shown) => {
  expect(clockTimeExists(day, time, 'Europe/Berlin')).toBe(shown);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-03-28', 0, '2026-03-28'],
])('%s and %i days', (from, count, to) => {
  expect(addDays(from, count)).toBe(to);
});
