import { expect, test } from 'vitest';
import { mayReschedule } from './reschedule-policy.ts';

const now = new Date('2026-03-01T09:00:00Z');
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
const booking = {
  status: 'pending' as const,
  stage: 'expected' as const,
  movesToday: 0,
  service: { _id: 'foamwash' },
  slot: { _id: 'from', startsAt: minutes(30) },
};
const slot = {
  _id: 'to',
  serviceId: 'foamwash',
  isBooked: 'available' as const,
  heldUntil: null,
  startsAt: minutes(60),
};
const own = { ...slot, _id: 'from', isBooked: 'booked' as const };

test.each([
  ['an open slot of the same service', {}, {}, 'possible'],
  ['a slot before the one it has', {}, { startsAt: minutes(5) }, 'possible'],
  ['a slot whose hold has ended', {}, { heldUntil: now }, 'possible'],
  ['the slot that it has', {}, own, 'there_already'],
  ['a slot that is being paid for', {}, { heldUntil: minutes(5) }, 'slot_taken'],
  ['a booked slot', {}, { isBooked: 'booked' }, 'slot_taken'],
  ['a slot that the business closed', {}, { isBooked: 'canceled' }, 'slot_taken'],
  ['a slot that starts this very moment', {}, { startsAt: now }, 'slot_taken'],
  ['a slot of another service', {}, { serviceId: 'ecoclean' }, 'other_service'],
  ['a booked slot of another service', {}, { ...own, serviceId: 'ecoclean' }, 'other_service'],
  ['when its own starts this very moment', { slot: { _id: 'from', startsAt: now } }, {}, 'begun'],
  ['for the fifth time today', { movesToday: 4 }, {}, 'possible'],
  ['for the sixth time today', { movesToday: 5 }, {}, 'moved_too_often'],
  ['to the slot that it has, for the sixth time', { movesToday: 5 }, own, 'there_already'],
  ['when its car has come', { stage: 'arrived' }, {}, 'possible'],
  ['when its car is washed early', { stage: 'washing' }, {}, 'begun'],
  ['when it is completed', { status: 'completed' }, {}, 'begun'],
  ['when it is cancelled', { status: 'cancelled' }, {}, 'cancelled'],
  ['to its own slot when it is cancelled', { status: 'cancelled' }, own, 'cancelled'],
] as const)('%s', (_case, bookingChange, slotChange, verdict) => {
  const from = { ...booking, ...bookingChange };
  expect(mayReschedule(from, { ...slot, ...slotChange }, now)).toBe(verdict);
});
