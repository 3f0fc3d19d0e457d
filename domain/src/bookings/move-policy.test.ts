import { expect, test } from 'vitest';
import type { Slot } from '../slots/slot.ts';
import { closedDayOfMove, mayMove } from './move-policy.ts';

const now = new Date('2026-03-01T09:00:00Z');
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
const free = (bay: string, heldUntil: Date | null = null) => ({ bay, heldUntil, holds: [] });
const booking = {
  status: 'pending' as const,
  stage: 'expected' as const,
  claimId: 'mine',
  service: { _id: 'foamwash' },
  slot: { _id: 'from' },
};
const to: Slot = {
  _id: 'to',
  serviceId: 'foamwash',
  date: '2026-03-01',
  startTime: '10:00',
  endTime: '11:00',
  startsAt: minutes(60),
  endsAt: minutes(120),
  isBooked: 'available',
  heldUntil: null,
  fits: true,
  bays: 2,
  free: [free('1')],
  claims: [],
};
/** Returns the booking's own slot, which has begun, with the bays that are free for it. */
const own = (...bays: Slot['free'][number][]): Partial<Slot> => ({
  _id: 'from',
  startsAt: minutes(-10),
  isBooked: 'canceled',
  free: bays,
  claims: [{ claimId: 'mine', bay: '1', heldUntil: null }],
});

test.each([
  ['an open slot of the same service', {}, {}, 'possible'],
  ['a slot whose hold has ended', {}, { heldUntil: now }, 'possible'],
  ['a slot that is being paid for', {}, { heldUntil: minutes(5) }, 'slot_taken'],
  ['a booked slot', {}, { isBooked: 'booked' }, 'slot_taken'],
  ['a slot that the business closed', {}, { isBooked: 'canceled' }, 'slot_taken'],
  ['a slot that has begun', {}, { startsAt: now }, 'slot_taken'],
  ['a slot of another service', {}, { serviceId: 'ecoclean' }, 'other_service'],
  ['its own slot and bay', {}, own(free('1'), free('2')), 'there_already'],
  ['another bay of its own slot', {}, own(free('2')), 'possible'],
  ['another bay of its own slot that is held', {}, own(free('2', now)), 'slot_taken'],
  ['another bay of its own slot whose hold has ended', {}, own(free('2', minutes(-3))), 'possible'],
  ['its own slot, for which there is no bay', {}, own(), 'slot_taken'],
  ['when its car has come', { stage: 'arrived' }, {}, 'possible'],
  ['when its car is being washed', { stage: 'washing' }, {}, 'over'],
  ['when its car is washed', { stage: 'ready' }, {}, 'over'],
  ['when its car is gone', { stage: 'collected' }, {}, 'over'],
  ['when it is completed', { status: 'completed' }, {}, 'over'],
  ['when nobody came', { status: 'no_show' }, {}, 'over'],
  ['when it is cancelled', { status: 'cancelled' }, {}, 'cancelled'],
] as const)('%s', (_case, bookingChange, slotChange, verdict) => {
  expect(mayMove({ ...booking, ...bookingChange }, { ...to, ...slotChange }, now)).toBe(verdict);
});

const place = (day: string, time: string) => ({
  date: `2026-03-${day}`,
  startsAt: new Date(`2026-03-${day}T${time}:00Z`),
});
const night = { periods: [{ opens: '18:00', closes: '03:00' }] };
const hours = {
  hours: Array(7).fill(night),
  exceptions: [
    { from: '2026-03-10', to: '2026-03-11', periods: [], note: 'Eid' },
    {
      from: '2026-03-12',
      to: '2026-03-12',
      periods: [{ opens: '09:00', closes: '12:00' }],
      note: '',
    },
  ],
};

test.each([
  ['from an open day to a closed one', place('09', '09:00'), place('10', '09:00'), '2026-03-10'],
  ['into the night before a closed day', place('09', '09:00'), place('10', '02:30'), null],
  ['into the night after a closed day', place('09', '09:00'), place('12', '02:30'), '2026-03-11'],
  ['between closed days', place('10', '09:00'), place('11', '09:00'), '2026-03-11'],
  ['within a closed day', place('10', '09:00'), place('10', '10:00'), '2026-03-10'],
  ['to another bay at the same time', place('10', '09:00'), place('10', '09:00'), null],
  ['from a closed day to an open one', place('10', '09:00'), place('09', '09:00'), null],
  ['to a day with other hours', place('09', '09:00'), place('12', '13:00'), null],
] as const)('a move %s meets the closed day', (_case, from, to, day) => {
  expect(closedDayOfMove(from, to, hours, 'UTC')).toBe(day);
});
