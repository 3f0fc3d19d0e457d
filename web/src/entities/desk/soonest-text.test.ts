import type { Bay } from '@carwash/domain/days/bay';
import { emptyDay } from '@carwash/domain/days/changed-day';
import type { Day, Job } from '@carwash/domain/days/day';
import { nextFreeTimes } from '@carwash/domain/days/next-free-times';
import { expect, test } from 'vitest';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { deskTimes } from './desk-times';
import { soonestText } from './soonest-text';

const date = '2030-01-15';
const at = (time: string) => new Date(`${date}T${time}:00+06:00`);
const now = at('10:00');
const bay: Bay = { _id: '1', name: 'Bay 1', kind: 'bay', services: null, cleanUp: 0 };
const job = (from: string, to: string): Job => ({
  bay: '1',
  slotId: `foam_${date}_1000`,
  from: at(from),
  to: at(to),
  heldUntil: null,
});

const textOn = (change: Partial<Day>) => {
  const day = { ...emptyDay(date, [bay], now), ...change };
  const facts = { day, now, timeZone: businessTimeZone, isFromNow: true };
  const times = deskTimes({ _id: 'wax', duration: 45 }, { minutes: 45 }, facts);
  return soonestText(times, { free: nextFreeTimes('wax', day, now), minutes: 45, now });
};

test.each<[string, Partial<Day>, string | null]>([
  ['nothing where a bay is free now', {}, null],
  [
    'when the next bay is free, and why none is now',
    { starts: { wax: { '11:00': 45 } }, jobs: { a: job('09:30', '10:30') } },
    'Next free at 11:00 in Bay 1. Bay 1 is the first to be free again, at 10:30.',
  ],
  [
    'that the time is too short, and until when',
    { jobs: { a: job('10:40', '12:00') } },
    'No bay is free any more today. Bay 1 is free until 10:40 only, which is too short for 45 mins.',
  ],
  [
    'when a bay is free again after the last start',
    { jobs: { a: job('09:30', '12:00') } },
    'No bay is free any more today. Bay 1 is the first to be free again, at 12:00.',
  ],
  [
    'that no bay does it',
    { bays: [{ ...bay, services: ['foam'] }] },
    'No bay does this service today.',
  ],
])('the form says %s', (_case, change, text) => {
  expect(textOn(change)).toBe(text);
});
