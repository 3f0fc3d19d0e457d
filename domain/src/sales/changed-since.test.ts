import { describe, expect, test } from 'vitest';
import type { BookingEvent } from '../bookings/booking.ts';
import { changedSince, describeChanges } from './changed-since.ts';
import { bookedAt } from './days-of-tests.ts';
import { act, saleWith, saleWithAddition } from './sale-of-tests.ts';

const rahim = { uid: 'rahim', role: 'manager' } as const;
const nadia = { uid: 'nadia', role: 'user' } as const;
const system = { uid: null, role: 'system' } as const;

const event = (
  version: number,
  kind: BookingEvent['kind'],
  facts: Partial<BookingEvent> = {},
): BookingEvent => ({
  _id: String(version),
  kind,
  by: rahim,
  version,
  createdAt: act.now,
  ...facts,
});

describe('what has changed', () => {
  const timeline = [event(1, 'booked'), event(2, 'arrived'), event(3, 'paid')];
  const sale = saleWith({ version: 3 }, { version: 4 }, { timeline });

  test.each<[string, number | undefined, number[] | null]>([
    ['nothing since its last change', 4, null],
    ['nothing if the caller did not say', undefined, null],
    ['a change without an event', 3, []],
    ['the events since', 1, [2, 3]],
    ['nothing known of a version that there is not yet', 5, []],
  ])('in a booking: %s', (_case, version, expected) => {
    const events = changedSince(sale, { version });
    expect(events?.map((told) => told.version) ?? null).toEqual(expected);
  });

  test('in a visit only what concerns it', () => {
    const kinds = ['arrived', 'washing'] as const;
    expect(changedSince(sale, { version: 2, kinds })).toBeNull();
    expect(changedSince(sale, { version: 3, kinds })).toBeNull();
    expect(changedSince(sale, { version: 1, kinds })?.map(({ kind }) => kind)).toEqual(['arrived']);
  });

  test.each<[string, number | undefined, number[] | null]>([
    ['nothing since its last change', 3, null],
    ['nothing if the caller did not say', undefined, null],
    ['the event of its last change', 1, [3]],
  ])('in a payment: %s', (_case, version, expected) => {
    const events = changedSince(sale, { version, paymentId: 'T-1' });
    expect(events?.map((told) => told.version) ?? null).toEqual(expected);
  });

  test('in an addition, whatever has become of the booking', () => {
    const added = saleWithAddition({ version: 2 });
    expect(changedSince(added, { version: 2, paymentId: 'T-2' })).toBeNull();
    expect(changedSince(added, { version: 1, paymentId: 'T-2' })).toEqual([]);
  });

  test('in what never became a booking', () => {
    const unbooked = saleWith({ version: 2 }, {}, { booking: null });
    expect(changedSince(unbooked, { version: 1 })).toBeNull();
    expect(changedSince(unbooked, { version: 1, paymentId: 'T-1' })).toEqual([]);
  });
});

const staff = { uid: 'sumaiya', isStaff: true, names: new Map([['rahim', 'Rahim']]) };
const customer = { uid: 'nadia', isStaff: false, names: new Map<string, string>() };
const [ten, two] = [bookedAt('10:00'), bookedAt('14:00')];
const tomorrow = bookedAt('14:00', '2027-01-03');

describe('a colleague is told', () => {
  test.each<[BookingEvent['kind'], Partial<BookingEvent>, string]>([
    ['booked', {}, 'Rahim booked it.'],
    ['rescheduled', { slots: { from: ten, to: two } }, 'Rahim moved it to 14:00.'],
    [
      'rescheduled',
      { slots: { from: ten, to: tomorrow } },
      'Rahim moved it to Sun, 3 Jan 2027 at 14:00.',
    ],
    ['rescheduled', {}, 'Rahim moved it.'],
    ['cancelled', {}, 'Rahim cancelled it.'],
    ['completed', {}, 'Rahim marked it as completed.'],
    ['completed', { by: system }, 'It was completed meanwhile.'],
    ['no_show', {}, 'Rahim marked it as a no-show.'],
    ['expected', {}, "Rahim said 'Booked'."],
    ['arrived', {}, "Rahim said 'Arrived'."],
    ['washing', {}, "Rahim said 'Being washed'."],
    ['ready', {}, "Rahim said 'Ready to collect'."],
    ['collected', {}, "Rahim said 'Collected'."],
    ['paid', {}, 'Rahim noted that it is paid.'],
    ['owed', {}, 'Rahim added something to pay.'],
    ['part_paid', {}, 'Rahim noted that a part of it is paid.'],
    ['discounted', {}, 'Rahim gave a discount.'],
    ['written_off', {}, 'Rahim wrote off what was to be paid.'],
    ['refund_granted', {}, 'Rahim granted a refund.'],
    ['refunded', {}, 'Rahim refunded it.'],
    ['part_refunded', {}, 'Rahim refunded a part.'],
    ['payment_corrected', {}, 'Rahim corrected how it was paid.'],
    ['refund_reopened', {}, 'Rahim reopened a refund.'],
    ['sale_undone', {}, 'Rahim undid the sale.'],
    ['edited', { changed: ['vehicle'] }, 'Rahim changed the vehicle.'],
    [
      'edited',
      { changed: ['service', 'add_ons', 'length'] },
      'Rahim changed the service, the extras, and how long it takes.',
    ],
  ])('%s, %j: %s', (kind, facts, sentence) => {
    expect(describeChanges([event(2, kind, facts)], staff)).toBe(`${sentence} Please look again.`);
  });
});

test.each([
  ['a colleague whose profile is gone', { uid: 'gone', role: 'admin' }, staff, 'A colleague'],
  ['the customer', nadia, staff, 'The customer'],
  ['the reader', { uid: 'sumaiya', role: 'admin' }, staff, 'You'],
  ['the car wash, to a customer', rahim, customer, 'The car wash'],
  ['the customer who reads it', nadia, customer, 'You'],
] as const)('the text names %s', (_case, by, reader, name) => {
  const text = describeChanges([event(2, 'cancelled', { by })], reader);
  expect(text).toBe(`${name} cancelled it. Please look again.`);
});

test.each([
  ['a change without an event', [], 'This booking has just changed.'],
  [
    'an edit, of which the money follows',
    [event(2, 'edited', { changed: ['add_ons'] }), event(2, 'part_refunded')],
    'Rahim changed the extras.',
  ],
  [
    'two changes',
    [event(2, 'cancelled', { by: nadia }), event(3, 'refunded')],
    'The customer cancelled it. Rahim refunded it.',
  ],
  [
    'more than two changes: the last two',
    [event(2, 'arrived'), event(3, 'washing'), event(5, 'ready')],
    "Rahim said 'Being washed'. Rahim said 'Ready to collect'.",
  ],
])('the text says %s', (_case, events, sentences) => {
  expect(describeChanges(events, staff)).toBe(`${sentences} Please look again.`);
});
