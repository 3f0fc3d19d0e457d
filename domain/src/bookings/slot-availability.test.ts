import { describe, expect, test } from 'vitest';
import type { Slot } from '../slots/slot.ts';
import { type OneBay, takenBy } from '../slots/slot-of-one-bay.ts';
import {
  describeUnavailable,
  mayTake,
  ownHoldOf,
  ownPaymentInTheWay,
  slotAvailability,
  slotAvailabilityForReschedule,
} from './slot-availability.ts';

const now = new Date('2025-05-05T08:00:00Z');
const later = new Date('2025-05-05T08:10:00Z');
const window = { bookAheadDays: 30, lastMinutes: 0, hours: [], exceptions: [], timeZone: 'UTC' };
const closed = { from: '2025-05-05', to: '2025-05-05', periods: [], note: '' };

type Change = OneBay & Partial<Pick<Slot, '_id' | 'date' | 'startsAt'>>;

const slot = ({ isBooked, heldUntil, claimId, ...changes }: Change = {}): Slot => ({
  _id: 'foamwash_2025-05-05_1000',
  serviceId: 'foamwash',
  date: '2025-05-05',
  startTime: '10:00',
  endTime: '11:00',
  startsAt: new Date('2025-05-05T10:00:00Z'),
  endsAt: new Date('2025-05-05T11:00:00Z'),
  ...takenBy({ isBooked, heldUntil, claimId }),
  ...changes,
});
const held = { heldUntil: later, claimId: 'claim' };
const booked = { isBooked: 'booked', claimId: 'claim' } as const;
const own = [{ claimId: 'earlier' }, { claimId: 'claim' }];
const another = [{ claimId: 'earlier' }] as const;

test.each([
  ['open', slot(), [], now, true],
  ['held', slot(held), [], now, false],
  ['held', slot(held), another, now, false],
  ['yours', slot(held), own, now, true],
  ['open', slot(held), own, later, true],
  ['open', slot(), another, now, true],
  ['booked', slot({ isBooked: 'booked' }), [], now, false],
  ['booked', slot({ isBooked: 'booked' }), own, now, false],
  ['short', { ...slot({ isBooked: 'booked' }), fits: false }, own, now, false],
  ['canceled', slot({ isBooked: 'canceled' }), own, now, false],
  ['past', slot({ startsAt: now }), own, now, false],
] as const)('to book: %s', (availability, given, payments, at, takeable) => {
  expect(slotAvailability(given, payments, window, at)).toBe(availability);
  expect(mayTake(availability)).toBe(takeable);
  expect(describeUnavailable(given, availability) === null).toBe(takeable);
});

test.each([
  ['late', slot(), { lastMinutes: 120 }],
  ['late', slot({ heldUntil: later }), { lastMinutes: 120 }],
  ['late', slot({ isBooked: 'booked' }), { lastMinutes: 120 }],
  ['open', slot(), { lastMinutes: 119 }],
  ['early', slot({ date: '2025-05-07', startsAt: new Date('2025-05-07T10:00:00Z') }), {}],
  ['closed', slot(), { exceptions: [closed] }],
  ['open', slot(), { exceptions: [{ ...closed, periods: [{ opens: '08:00', closes: '22:00' }] }] }],
  ['past', slot({ startsAt: now }), { lastMinutes: 120 }],
] as const)('booking rules decide: %s', (availability, given, rules) => {
  const strict = { ...window, bookAheadDays: 1, ...rules };
  expect(slotAvailability(given, [], strict, now)).toBe(availability);
  expect(slotAvailabilityForReschedule(given, another[0], strict, now)).toBe(availability);
  const isTakeable = availability === 'open';
  expect(mayTake(availability)).toBe(isTakeable);
  expect(describeUnavailable(given, availability) === null).toBe(isTakeable);
});

test('a customer who pays for or has booked a slot keeps it when it is too late for others', () => {
  const strict = { ...window, lastMinutes: 120 };
  expect(slotAvailability(slot(held), own, strict, now)).toBe('yours');
  expect(slotAvailabilityForReschedule(slot(booked), { claimId: 'claim' }, strict, now)).toBe(
    'current',
  );
});

test.each([
  ['open', slot(), now, true],
  ['current', slot(booked), now, false],
  ['past', slot({ ...booked, startsAt: now }), now, false],
  ['booked', slot({ ...booked, claimId: 'another' }), now, false],
  ['short', { ...slot({ isBooked: 'booked' }), fits: false }, now, false],
  ['canceled', slot({ isBooked: 'canceled' }), now, false],
  ['held', slot(held), now, false],
  ['open', slot(held), later, true],
] as const)('to move: %s', (availability, given, at, takeable) => {
  expect(slotAvailabilityForReschedule(given, { claimId: 'claim' }, window, at)).toBe(availability);
  expect(mayTake(availability)).toBe(takeable);
});

test('an unavailable slot is explained in a sentence', () => {
  expect(describeUnavailable(slot(), 'held')).toBe(
    'The 10:00 slot is being booked by somebody else. Please choose another time.',
  );
});

test("the booking's own slot needs no explanation", () => {
  expect(describeUnavailable(slot(booked), 'current')).toBeNull();
});

describe('a slot that is held by bookings of other times', () => {
  const [mine, second] = [{ claimId: 'mine' }, { claimId: 'second' }];
  const bayHeldBy = (...holds: string[]) => ({ bay: holds.join(), heldUntil: later, holds });
  test.each([
    ['of the visitor', [bayHeldBy('mine')], mine],
    ['of the visitor, before and after it', [bayHeldBy('second', 'mine')], mine],
    ['of somebody else', [bayHeldBy('theirs')], undefined],
    ['of both in one bay', [bayHeldBy('mine', 'theirs')], undefined],
    ['of both in two bays', [bayHeldBy('theirs'), bayHeldBy('second')], second],
    [
      'of the visitor, kept for the waitlist',
      [{ ...bayHeldBy('mine'), isForWaitlist: true as const }],
      undefined,
    ],
  ])('%s', (_case, free, inTheWay) => {
    const given = { ...slot(), heldUntil: later, free };
    const all = [mine, second];
    expect(slotAvailability(given, all, window, now)).toBe('held');
    expect(ownPaymentInTheWay(given, all)).toBe(inTheWay);
    const text = inTheWay ? 'kept by your unfinished booking' : 'being booked by somebody else';
    expect(describeUnavailable(given, 'held', all)).toBe(
      `The 10:00 slot is ${text}. Please choose another time.`,
    );
    expect(describeUnavailable(given, 'held')).toContain('by somebody else');
    expect(describeUnavailable(given, 'late', all)).toContain('starts too soon');
  });
});

describe('a start of several bays', () => {
  const claim = { claimId: 'claim', bay: '1', heldUntil: later };
  const twoBays = {
    ...slot(),
    bays: 2,
    free: [
      { bay: '1', heldUntil: later, holds: ['claim'] },
      { bay: '2', heldUntil: null, holds: [] },
    ],
    claims: [claim],
  };

  test('is open beside the hold of somebody else, and yours beside your own', () => {
    expect(slotAvailability(twoBays, another, window, now)).toBe('open');
    expect(slotAvailability(twoBays, own, window, now)).toBe('yours');
    expect(slotAvailability(twoBays, own, window, later)).toBe('open');
    expect(ownHoldOf(twoBays, own, now)).toEqual(later);
    expect(ownHoldOf(twoBays, another, now)).toBeNull();
  });

  test('stays yours when the business closes it', () => {
    expect(slotAvailability({ ...twoBays, isBooked: 'canceled' }, own, window, now)).toBe('yours');
  });

  test('is the current slot of the booking that moves, and open to others', () => {
    const mine = { ...twoBays, claims: [{ ...claim, heldUntil: null }] };
    expect(slotAvailabilityForReschedule(mine, { claimId: 'claim' }, window, now)).toBe('current');
    expect(slotAvailabilityForReschedule(mine, { claimId: 'other' }, window, now)).toBe('open');
  });
});
