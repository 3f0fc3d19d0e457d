import { expect, test } from 'vitest';
import type { Slot } from '../slots/slot.ts';
import { mayMove } from './move-policy.ts';

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
