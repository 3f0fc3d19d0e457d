import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { expect, test } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { slotText, startText, subjectAbout } from './visit-facts.ts';

const nights = Array(7).fill({ periods: [{ opens: '18:00', closes: '03:30' }] });
const days = Array(7).fill({ periods: [{ opens: '09:00', closes: '19:00' }] });

const slotAt = (moment: string, timeZone: string) => {
  const startsAt = new Date(moment);
  const endsAt = new Date(startsAt.getTime() + 30 * minuteMs);
  const date = businessDay(startsAt, timeZone);
  const startTime = businessClockTime(startsAt, timeZone);
  return { _id: 'wash', date, startTime, endTime: '', startsAt, endsAt };
};

test.each([
  ['Asia/Dhaka', '2026-06-15T04:00:00Z', days, 'Mon, 15 Jun 2026', '10:00 – 10:30'],
  [
    'Asia/Dhaka',
    '2026-06-15T20:00:00Z',
    nights,
    'Tue, 16 Jun 2026 (Monday night)',
    '02:00 – 02:30',
  ],
  [
    'Europe/Berlin',
    '2026-10-25T00:30:00Z',
    nights,
    'Sun, 25 Oct 2026 (Saturday night)',
    '02:30 (first) – 02:00 (second)',
  ],
  [
    'Europe/Berlin',
    '2027-03-28T00:30:00Z',
    nights,
    'Sun, 28 Mar 2027 (Saturday night)',
    '01:30 – 03:00',
  ],
  [
    'America/New_York',
    '2026-11-01T05:15:00Z',
    days,
    'Sun, 1 Nov 2026',
    '01:15 (first) – 01:45 (first)',
  ],
  ['America/New_York', '2027-03-14T06:45:00Z', days, 'Sun, 14 Mar 2027', '01:45 – 03:15'],
  [
    'Australia/Lord_Howe',
    '2026-04-04T14:45:00Z',
    nights,
    'Sun, 5 Apr 2026 (Saturday night)',
    '01:45 (first) – 01:45 (second)',
  ],
  ['Australia/Lord_Howe', '2026-10-03T15:15:00Z', days, 'Sun, 4 Oct 2026', '01:45 – 02:45'],
  [
    'Africa/Casablanca',
    '2026-02-15T01:30:00Z',
    nights,
    'Sun, 15 Feb 2026 (Saturday night)',
    '02:30 (first) – 02:00 (second)',
  ],
  ['Africa/Casablanca', '2026-03-22T01:45:00Z', days, 'Sun, 22 Mar 2026', '01:45 – 03:15'],
])('in %s a mail says of a visit at %s when it is', (timeZone, moment, hours, day, times) => {
  const business = { ...defaultSettings, hours, city: 'Town' };
  const sample = { business, timeZone, currency: 'USD', origin: '', now: new Date(moment) };
  const content = sampleContent('confirmation', sample);
  const slot = slotAt(moment, timeZone);
  expect(slotText(slot, content)).toBe(`${day}\n${times} in Town`);
  const start = `${day} at ${times.split(' – ')[0]}`;
  expect(startText(slot, content)).toBe(start);
  const booking = content.booking && { ...content.booking, slot };
  expect(subjectAbout('Booked', { ...content, booking })).toMatch(/^Booked: \S.*, /);
  expect(subjectAbout('Booked', { ...content, booking }).endsWith(`, ${start}`)).toBe(true);
});
