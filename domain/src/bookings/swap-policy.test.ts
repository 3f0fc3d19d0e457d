import { expect, test } from 'vitest';
import type { Booking } from './booking.ts';
import { closedDaysOfSwap, maySwap } from './swap-policy.ts';

const now = new Date('2030-01-15T09:30:00Z');

const booking = (_id: string, time: string, change: Partial<Booking> = {}) => ({
  _id,
  status: 'pending' as const,
  stage: 'expected' as const,
  slot: { startsAt: new Date(`2030-01-15T${time}:00Z`) },
  ...change,
});

type Facts = Parameters<typeof maySwap>[0];

test.each<[string, Facts, Facts, string]>([
  ['two to come', booking('a', '10:00'), booking('b', '11:00'), 'possible'],
  ['one with itself', booking('a', '10:00'), booking('a', '10:00'), 'same'],
  [
    'one that is cancelled',
    booking('a', '10:00', { status: 'cancelled' }),
    booking('b', '11:00'),
    'over',
  ],
  [
    'one that is washed',
    booking('a', '10:00'),
    booking('b', '11:00', { stage: 'washing' }),
    'over',
  ],
  ['one that has begun', booking('a', '09:30'), booking('b', '11:00'), 'begun'],
  ['two that have begun together', booking('a', '09:30'), booking('b', '09:30'), 'possible'],
])('%s', (_what, one, other, expected) => {
  expect(maySwap(one, other, now)).toBe(expected);
});

const place = (day: string, time = '10:00') => ({
  date: `2030-01-${day}`,
  startsAt: new Date(`2030-01-${day}T${time}:00Z`),
});
const hours = {
  hours: Array(7).fill({ periods: [{ opens: '09:00', closes: '03:00' }] }),
  exceptions: [{ from: '2030-01-20', to: '2030-01-21', periods: [], note: '' }],
};

test.each([
  ['of a closed day with an open one', place('20'), place('16'), ['2030-01-20']],
  ['of an open day with a closed one', place('16'), place('20'), ['2030-01-20']],
  ['of two closed days', place('21'), place('20'), ['2030-01-20', '2030-01-21']],
  ['of two bays at the same time', place('20'), place('20'), []],
  ['of open days', place('16'), place('17'), []],
  ['with the night before a closed day', place('16'), place('20', '02:00'), []],
  ['with the night after a closed day', place('16'), place('22', '02:00'), ['2030-01-21']],
])('a swap %s', (_what, one, other, days) => {
  expect(closedDaysOfSwap(one, other, hours, 'UTC')).toEqual(days);
});
