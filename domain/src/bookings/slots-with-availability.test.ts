import { describe, expect, test } from 'vitest';
import type { Slot } from '../slots/slot.ts';
import { type OneBay, takenBy } from '../slots/slot-of-one-bay.ts';
import {
  addAvailability,
  addAvailabilityForReschedule,
  describeChanges,
  nearestOpen,
  nextChangeOfSlots,
} from './slots-with-availability.ts';

const now = new Date('2025-05-05T08:00:00Z');
const later = new Date('2025-05-05T08:10:00Z');
const window = { bookAheadDays: 30, lastMinutes: 0, hours: [], exceptions: [], timeZone: 'UTC' };

type Change = OneBay & Partial<Pick<Slot, '_id' | 'date' | 'startsAt'>>;

const slot = (
  startTime: string,
  { isBooked, heldUntil, claimId, ...changes }: Change = {},
): Slot => ({
  _id: `foamwash_2025-05-05_${startTime.replace(':', '')}`,
  serviceId: 'foamwash',
  date: '2025-05-05',
  startTime,
  endTime: '23:00',
  startsAt: new Date(`2025-05-05T${startTime}:00Z`),
  endsAt: new Date('2025-05-05T23:00:00Z'),
  ...takenBy({ isBooked, heldUntil, claimId }),
  ...changes,
});

const held = slot('10:00', { heldUntil: later, claimId: 'claim' });

test('every slot keeps its place and gets its availability for this visitor', () => {
  const availabilities = addAvailability(
    [slot('09:00'), held],
    [{ claimId: 'claim' }],
    window,
    now,
  );
  expect(
    availabilities.map((slotWithAvailability) => [
      slotWithAvailability.slot.startTime,
      slotWithAvailability.availability,
    ]),
  ).toEqual([
    ['09:00', 'open'],
    ['10:00', 'yours'],
  ]);
});

test('a customer who moves a booking sees its own slot among the others', () => {
  const mine = slot('11:00', { isBooked: 'booked', claimId: 'mine' });
  const availabilities = addAvailabilityForReschedule(
    [slot('09:00'), held, mine],
    { claimId: 'mine' },
    window,
    now,
  );
  expect(
    availabilities.map((slotWithAvailability) => [
      slotWithAvailability.slot.startTime,
      slotWithAvailability.availability,
    ]),
  ).toEqual([
    ['09:00', 'open'],
    ['10:00', 'held'],
    ['11:00', 'current'],
  ]);
});

test('a slot closes to customers when the booking window ends, before it begins', () => {
  const strict = { ...window, lastMinutes: 90 };
  const slots = [slot('10:00'), slot('09:30')];
  const ends = new Date('2025-05-05T08:30:00Z');
  expect(nextChangeOfSlots(slots, strict, now)).toEqual(ends);
  const availabilities = (at: Date) =>
    addAvailability(slots, [], strict, at).map(({ availability }) => availability);
  expect(availabilities(new Date(ends.getTime() - 1))).toEqual(['open', 'late']);
  expect(availabilities(ends)).toEqual(['late', 'late']);
});

test('the next change is the first one that time alone causes', () => {
  expect(nextChangeOfSlots([slot('10:00'), slot('09:00'), held], window, now)).toEqual(later);
  expect(nextChangeOfSlots([slot('10:00'), slot('09:00'), held], window, later)).toEqual(
    new Date('2025-05-05T09:00:00Z'),
  );
  expect(
    nextChangeOfSlots([slot('07:00'), slot('10:00', { isBooked: 'booked' })], window, now),
  ).toEqual(new Date('2025-05-05T10:00:00Z'));
  expect(
    nextChangeOfSlots([slot('07:00'), slot('08:00', { isBooked: 'booked' })], window, now),
  ).toBeNull();
});

test('the nearest open times come in their order, and no more than are wanted', () => {
  const times = ['09:00', '11:00', '12:00', '15:00', '15:30'];
  const slots = addAvailability([...times.map((time) => slot(time)), held], [], window, now);
  const around = (time: string) =>
    nearestOpen(slots, slot(time).startsAt, 3).map(({ startTime }) => startTime);
  expect(around('10:00')).toEqual(['09:00', '11:00', '12:00']);
  expect(around('15:10')).toEqual(['12:00', '15:00', '15:30']);
  expect(nearestOpen(slots.slice(-1), now, 3)).toEqual([]);
});

describe('describeChanges', () => {
  test('names what changed and nothing else', () => {
    const before = addAvailability([slot('09:00'), slot('10:00')], [], window, now);
    const after = addAvailability([slot('09:00', { isBooked: 'booked' }), held], [], window, now);
    expect(describeChanges(before, after)).toBe('09:00 is now booked. 10:00 is now being booked.');
    expect(describeChanges(after, after)).toBe('');
  });

  test('ignores slots of another day', () => {
    const other = slot('09:00', { _id: 'foamwash_2025-05-06_0900', date: '2025-05-06' });
    expect(
      describeChanges(
        addAvailability([slot('09:00')], [], window, now),
        addAvailability([other], [], window, now),
      ),
    ).toBe('');
  });
});

describe('the number of bays left at a start', () => {
  const bays = (left: number) =>
    Array.from({ length: left }, (_, at) => ({ bay: `${at}`, heldUntil: null, holds: [] }));
  const leftOf = (change: Partial<Slot>) =>
    addAvailability([{ ...slot('10:00'), bays: 3, ...change }], [], window, now)[0]?.left;

  test.each([
    [3, null],
    [2, 2],
    [1, 1],
  ])('%i of three', (left, told) => {
    expect(leftOf({ free: bays(left) })).toBe(told);
  });

  test('is not told for a single bay or for a start that cannot be booked', () => {
    expect(leftOf({ bays: 1, free: bays(1) })).toBeNull();
    expect(leftOf({ free: [], isBooked: 'booked' })).toBeNull();
  });
});
