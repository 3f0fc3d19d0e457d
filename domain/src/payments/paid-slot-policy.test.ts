import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../settings/default-settings.ts';
import { type OneBay, takenBy } from '../slots/slot-of-one-bay.ts';
import { claimOf } from '../slots/slot-state.ts';
import {
  isStillOnSale,
  isWithoutHold,
  mayBookPaidSlot,
  type OfferFacts,
} from './paid-slot-policy.ts';

const now = new Date('2026-03-01T09:00:00Z');
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
const mine = { claimId: 'mine' };
const slot = ({ startsAt = minutes(60), ...bay }: OneBay & { startsAt?: Date }) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + 30 * 60_000),
  ...takenBy(bay),
});

describe('a paid slot becomes a booking', () => {
  test.each([
    ['while its own hold runs', { claimId: 'mine', heldUntil: minutes(5) }, true],
    ['when its hold has ended but nobody came', { claimId: 'mine', heldUntil: minutes(-5) }, true],
    ['when it was freed and is open again', {}, true],
    ["when another customer's hold has ended", { claimId: 'other', heldUntil: now }, true],
    [
      'when it began and its own hold has just ended',
      { claimId: 'mine', heldUntil: minutes(-1), startsAt: minutes(-3) },
      true,
    ],
    [
      'when the business closed it while its own hold runs',
      { isBooked: 'canceled' as const, claimId: 'mine', heldUntil: minutes(5) },
      true,
    ],
    [
      'when it began during its own hold',
      { claimId: 'mine', heldUntil: minutes(5), startsAt: minutes(-1) },
      true,
    ],
  ])('%s', (_case, change, expected) => {
    expect(mayBookPaidSlot(slot(change), mine, now)).toBe(expected);
  });

  test.each([
    ['while another customer pays', { claimId: 'other', heldUntil: minutes(5) }],
    ['when another customer booked it', { isBooked: 'booked' as const, claimId: 'other' }],
    [
      'when the business closed it, long after its own hold',
      { isBooked: 'canceled' as const, claimId: 'mine', heldUntil: minutes(-5) },
    ],
    [
      'when it began, long after its own hold',
      { claimId: 'mine', heldUntil: minutes(-5), startsAt: minutes(-1) },
    ],
    [
      "when it began just after another customer's hold",
      { claimId: 'other', heldUntil: minutes(-1), startsAt: minutes(-1) },
    ],
    ['when it was freed and has begun', { startsAt: now }],
  ])('never %s', (_case, change) => {
    expect(mayBookPaidSlot(slot(change), mine, now)).toBe(false);
  });
});

test('a claim is found by its id', () => {
  const heldUntil = minutes(5);
  expect(claimOf(slot({ claimId: 'mine', heldUntil }), mine)).toMatchObject({ heldUntil });
  expect(claimOf(slot({ claimId: 'other', heldUntil }), mine)).toBeUndefined();
  expect(claimOf(slot({}), mine)).toBeUndefined();
});

test('a payment is without its hold once its minutes were given up', () => {
  expect(isWithoutHold(mine, slot({ claimId: 'mine', heldUntil: minutes(-5) }))).toBe(false);
  expect(isWithoutHold(mine, slot({ claimId: 'other', heldUntil: minutes(5) }))).toBe(true);
  expect(isWithoutHold(mine, slot({}))).toBe(true);
});

describe('what is paid without its hold is on sale', () => {
  const offer: OfferFacts = {
    service: { isPaused: false },
    slot: { date: '2026-03-01', startsAt: minutes(60) },
    customer: { status: 'active' },
    isBlocked: false,
    settings: defaultSettings,
    timeZone: 'Asia/Dhaka',
  };
  const closed = { from: '2026-03-01', to: '2026-03-01', periods: [], note: '' };

  test.each<[string, Partial<OfferFacts>, boolean]>([
    ['as before', {}, true],
    ['not of a deleted service', { service: null }, false],
    ['not of a paused service', { service: { isPaused: true } }, false],
    ['not to a blocked customer', { isBlocked: true }, false],
    ['not to a disabled account', { customer: { status: 'disabled' } }, false],
    ['not on a closed day', { settings: { ...defaultSettings, exceptions: [closed] } }, false],
    ['not too soon', { settings: { ...defaultSettings, lastMinutes: 60 } }, false],
    ['not before its time', { settings: { ...defaultSettings, bookAheadDays: -1 } }, false],
  ])('%s', (_case, change, expected) => {
    expect(isStillOnSale({ ...offer, ...change }, now)).toBe(expected);
  });
});
