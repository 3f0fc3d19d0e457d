import { expect, test } from 'vitest';
import { emptyDay } from '../days/changed-day.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import type { Booking } from './booking.ts';
import { isInYard } from './yard-visit.ts';

const now = new Date('2031-03-10T00:20:00Z');

/** Every evening from 18:00 to 03:00. */
const night = { periods: [{ opens: '18:00', closes: '03:00' }] };
const hours = { ...defaultSettings, hours: Array.from({ length: 7 }, () => night) };
const zoned = { hours, timeZone: 'UTC' };

const job = {
  bay: 'bay-1',
  slotId: 'foamwash_2031-03-09_2330',
  from: new Date('2031-03-09T23:30:00Z'),
  to: new Date('2031-03-10T00:30:00Z'),
  heldUntil: null,
};
/** A slot by the clock of UTC. */
function slotOn(date: string, startTime: string, minutes: number): Booking['slot'] {
  const startsAt = new Date(`${date}T${startTime}:00Z`);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return { _id: 'foamwash', date, startTime, endTime: '', startsAt, endsAt };
}
const today = { ...emptyDay('2031-03-10', [], now), jobs: { overnight: job } };

test.each([
  ['of today', '2031-03-10', 'own', 'pending', today, true],
  ['of today, before anything is offered on it', '2031-03-10', 'own', 'pending', undefined, true],
  ['of today, over by the clock', '2031-03-10', 'own', 'completed', today, true],
  ['of today, missed', '2031-03-10', 'own', 'no_show', today, true],
  ['of today, cancelled', '2031-03-10', 'own', 'cancelled', today, false],
  ['of yesterday, over midnight', '2031-03-09', 'overnight', 'pending', today, true],
  [
    'of yesterday, over midnight and cancelled',
    '2031-03-09',
    'overnight',
    'cancelled',
    today,
    false,
  ],
  ['of yesterday', '2031-03-09', 'own', 'pending', today, false],
  ['of tomorrow', '2031-03-11', 'own', 'pending', today, false],
] as const)('a booking %s', (_which, date, claimId, status, day, isThere) => {
  const slot = slotOn(date, '23:30', 60);
  expect(isInYard({ slot, claimId, status }, '2031-03-10', day, zoned)).toBe(isThere);
});

test.each([
  ['before midnight', '22:30', false],
  ['at midnight', '23:00', false],
  ['after midnight', '23:30', true],
])('a booking of yesterday that ends %s, with its clean-up today', (_when, startTime, isThere) => {
  const slot = slotOn('2031-03-09', startTime, 60);
  const booking = { slot, claimId: 'overnight', status: 'pending' as const };
  expect(isInYard(booking, '2031-03-10', today, zoned)).toBe(isThere);
});

test.each([
  ['of its evening', '23:45', '2031-03-10', true],
  ['of its night', '02:59', '2031-03-11', true],
  ['after its night', '03:00', '2031-03-11', false],
  ['of the night before, which is on the same date', '02:59', '2031-03-10', true],
])('a booking %s', (_which, startTime, date, isThere) => {
  const booking = { slot: slotOn(date, startTime, 15), claimId: 'own', status: 'pending' as const };
  expect(isInYard(booking, '2031-03-10', today, zoned)).toBe(isThere);
});
