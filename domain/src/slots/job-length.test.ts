import { expect, test } from 'vitest';
import { emptyDay, withJobs, withStarts } from '../days/changed-day.ts';
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

const day = (bays: (typeof bay)[]) =>
  withStarts(emptyDay(date, bays, at('00:00')), [
    start('10:00', true),
    start('10:30', true),
    start('18:00', true),
    start('18:30', true),
    start('18:45', false),
  ]);

const openAt = (minutes: number, bays: (typeof bay)[] = [bay]) =>
  slotsOfDay(day(bays), null, {
    timeZone,
    length: { takes: { minutes }, hours: defaultSettings },
  })
    .filter(({ isBooked }) => isBooked === 'available')
    .map(({ startTime, endTime }) => `${startTime}-${endTime}`);

test.each([
  [3, ['10:00-10:03', '10:30-10:33', '18:00-18:03', '18:30-18:33', '18:45-18:48']],
  [20, ['10:00-10:20', '10:30-10:50', '18:00-18:20', '18:30-18:50', '18:45-19:05']],
  [30, ['10:00-10:30', '10:30-11:00', '18:00-18:30', '18:30-19:00', '18:45-19:15']],
  [31, ['10:00-10:31', '10:30-11:01', '18:00-18:31']],
  [60, ['10:00-11:00', '10:30-11:30', '18:00-19:00']],
  [61, ['10:00-11:01', '10:30-11:31']],
])('a job of %i minutes must end by closing time or fit a slot made by hand', (minutes, open) => {
  expect(openAt(minutes)).toEqual(open);
});

const lengths = [5, 20, 30, 45, 120];
const tables = lengths.flatMap((minutes) => lengths.map((made) => ({ minutes, made })));

test.each(tables)(
  'a job of $minutes minutes at a start of $made must fit, unless the start is by hours',
  ({ minutes, made }) => {
    for (const byHours of [true, false]) {
      const offered = withStarts(emptyDay(date, [bay], at('00:00')), [
        { ...start('10:00', byHours), minutes: made },
      ]);
      const slotFor = (hours: typeof defaultSettings | null) =>
        slotOfDay(
          offered,
          { serviceId: 'foamwash', startTime: '10:00' },
          { timeZone, length: { takes: { minutes }, hours } },
        );
      expect(slotFor(null)).toMatchObject({ isBooked: 'available', fits: true });
      const fits = byHours || minutes <= made;
      expect(slotFor(defaultSettings)).toMatchObject({
        isBooked: fits ? 'available' : 'booked',
        fits,
      });
      for (const hours of [null, defaultSettings]) {
        const slot = slotFor(hours);
        expect(Number(slot?.endsAt) - Number(slot?.startsAt)).toBe(minutes * 60_000);
      }
    }
  },
);

test('a longer job is not open where the next one begins too early', () => {
  const job = {
    bay: 'bay-1',
    slotId: 'foamwash_2030-01-15_1030',
    from: at('10:30'),
    to: at('11:00'),
  };
  const taken = withJobs(day([bay]), [{ claimId: 'c', job: { ...job, heldUntil: null } }]);
  const slotAt = (startTime: string, minutes: number) =>
    slotOfDay(
      taken,
      { serviceId: 'foamwash', startTime },
      { timeZone, length: { takes: { minutes }, hours: null } },
    );
  expect(slotAt('10:00', 30)).toMatchObject({ isBooked: 'available', fits: true });
  expect(slotAt('10:00', 45)).toMatchObject({ isBooked: 'booked', fits: false });
  expect(slotAt('10:30', 45)).toMatchObject({ isBooked: 'booked', fits: true });
});
