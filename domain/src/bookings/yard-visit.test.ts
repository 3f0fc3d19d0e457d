import { expect, test } from 'vitest';
import { emptyDay } from '../days/changed-day.ts';
import type { Booking } from './booking.ts';
import { isInYard } from './yard-visit.ts';

const now = new Date('2031-03-10T00:20:00Z');

const job = {
  bay: 'bay-1',
  slotId: 'foamwash_2031-03-09_2330',
  from: new Date('2031-03-09T23:30:00Z'),
  to: new Date('2031-03-10T00:30:00Z'),
  heldUntil: null,
};
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
  const slot = { date, startTime: '23:30', endTime: '00:30' } as Booking['slot'];
  expect(isInYard({ slot, claimId, status }, '2031-03-10', day)).toBe(isThere);
});

test.each([
  ['before midnight', '22:30', '23:30', false],
  ['at midnight', '23:00', '00:00', false],
  ['after midnight', '23:30', '00:30', true],
])(
  'a booking of yesterday that ends %s, with its clean-up today',
  (_when, startTime, endTime, isThere) => {
    const slot = { date: '2031-03-09', startTime, endTime } as Booking['slot'];
    const booking = { slot, claimId: 'overnight', status: 'pending' as const };
    expect(isInYard(booking, '2031-03-10', today)).toBe(isThere);
  },
);
