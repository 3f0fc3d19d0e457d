import { expect, test } from 'vitest';
import { formatClockTime } from './format-clock-time.ts';
import { formatHours } from './format-hours.ts';

test.each([
  ['2026-10-24T23:59:59Z', 'Europe/Berlin', '01:59'],
  ['2026-10-25T00:00:00Z', 'Europe/Berlin', '02:00 (first)'],
  ['2026-10-25T00:59:59Z', 'Europe/Berlin', '02:59 (first)'],
  ['2026-10-25T01:00:00Z', 'Europe/Berlin', '02:00 (second)'],
  ['2026-10-25T01:59:59Z', 'Europe/Berlin', '02:59 (second)'],
  ['2026-10-25T02:00:00Z', 'Europe/Berlin', '03:00'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '03:00'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '01:30 (first)'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '01:30 (second)'],
  ['2026-04-04T14:29:00Z', 'Australia/Lord_Howe', '01:29'],
  ['2026-04-04T14:45:00Z', 'Australia/Lord_Howe', '01:45 (first)'],
  ['2026-04-04T15:15:00Z', 'Australia/Lord_Howe', '01:45 (second)'],
  ['2026-04-04T15:30:00Z', 'Australia/Lord_Howe', '02:00'],
  ['2026-10-25T01:30:00Z', 'Asia/Dhaka', '07:30'],
])('%s in %s reads %s', (moment, timeZone, words) => {
  expect(formatClockTime(new Date(moment), timeZone)).toBe(words);
});

test('a period says at which of two equal times it begins and ends', () => {
  const startsAt = new Date('2026-10-25T00:30:00Z');
  const hours = (minutes: number) =>
    formatHours(
      { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) },
      'Europe/Berlin',
    );
  expect(hours(15)).toBe('02:30 (first) – 02:45 (first)');
  expect(hours(30)).toBe('02:30 (first) – 02:00 (second)');
  expect(hours(90)).toBe('02:30 (first) – 03:00');
});
