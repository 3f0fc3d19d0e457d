import { expect, test } from 'vitest';
import { emptyDay, withJobs, withStarts } from '../bays/changed-day.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { businessInstant } from '../time/business-time.ts';
import { slotOfDay, slotsOfDay } from './slots-of-day.ts';

const timeZone = 'Asia/Dhaka';
const date = '2030-01-15';
const at = (time: string) => businessInstant(date, time, timeZone);
const bay = { _id: 'bay-1', name: 'Bay 1', kind: 'bay' as const, services: null, cleanUp: 0 };

const start = (startTime: string, byHours: boolean) => ({
  serviceId: 'foamwash',
  date,
  startTime,
  minutes: 30,
  becomes: 'offered' as const,
  ...(byHours && { byHours: true as const }),
});

const day = (bays: (typeof bay)[] | null) =>
  withStarts(emptyDay(date, bays, at('00:00')), [
    start('10:00', true),
    start('10:30', true),
    start('18:00', true),
    start('18:30', true),
    start('18:45', false),
  ]);

const openAt = (extraMinutes: number, bays: (typeof bay)[] | null = [bay]) =>
  slotsOfDay(day(bays), null, {
    timeZone,
    length: { takes: { extraMinutes }, hours: defaultSettings },
  })
    .filter(({ isBooked }) => isBooked === 'available')
    .map(({ startTime, endTime }) => `${startTime}-${endTime}`);

test.each([
  [0, ['10:00-10:30', '10:30-11:00', '18:00-18:30', '18:30-19:00', '18:45-19:15']],
  [-10, ['10:00-10:20', '10:30-10:50', '18:00-18:20', '18:30-18:50', '18:45-19:05']],
  [30, ['10:00-11:00', '10:30-11:30', '18:00-19:00', '18:45-19:45']],
  [31, ['10:00-11:01', '10:30-11:31', '18:45-19:46']],
])('by %i minutes longer, what is open is over by closing time, or made by hand', (extra, open) => {
  expect(openAt(extra)).toEqual(open);
});

test('no job is shorter than five minutes', () => {
  expect(openAt(-100)[0]).toBe('10:00-10:05');
});

test('a longer job is not open where the next one begins too early', () => {
  const job = {
    bay: 'bay-1',
    slotId: 'foamwash_2030-01-15_1030',
    from: at('10:30'),
    to: at('11:00'),
  };
  const taken = withJobs(day([bay]), [{ claimId: 'c', job: { ...job, heldUntil: null } }]);
  const slotAt = (extraMinutes: number) =>
    slotOfDay(
      taken,
      { serviceId: 'foamwash', startTime: '10:00' },
      {
        timeZone,
        length: { takes: { extraMinutes }, hours: null },
      },
    )?.isBooked;
  expect(slotAt(0)).toBe('available');
  expect(slotAt(15)).toBe('booked');
});
