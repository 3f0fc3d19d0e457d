import { describe, expect, test } from 'vitest';
import type { Booking, BookingEvent } from '../bookings/booking.ts';
import type { Day, Job } from '../days/day.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { Slot } from '../slots/slot.ts';
import { dayMs, minuteMs } from '../time/durations.ts';
import {
  at,
  bayWith,
  bookedAt,
  dayWith,
  jobAt,
  nextDayWith,
  ownJob,
  startAt,
  startOn,
  timeZone,
} from './days-of-tests.ts';
import type { MoveFacts } from './other-place.ts';
import { reschedule } from './reschedule.ts';
import type { Act, SaleWithTimeline } from './sale.ts';
import { conflict } from './sale-change.ts';
import { changeOf, saleWith, saleWithAddition, slotTaken } from './sale-of-tests.ts';

const nadia: Act['by'] = { uid: 'nadia', role: 'user' };
const karim: Act['by'] = { uid: 'karim', role: 'user' };
const rahim: Act['by'] = { uid: 'rahim', role: 'manager' };
const customer = { uid: 'nadia', name: 'Nadia', email: 'nadia@example.test', phone: '' };

const bookingNotFound = { code: 'not_found', message: 'There is no such booking.' };

type Command = Parameters<typeof reschedule>[1];

const window: Command['window'] = {
  hours: [],
  exceptions: [],
  bookAheadDays: 30,
  lastMinutes: 0,
  timeZone,
};
const facts: MoveFacts = { isDisplaced: false, newClaimId: 'new' };
/** 25 and 23 hours before the start, which has a notice of 24 hours. */
const early = at('08:00', '2027-01-01');
const late = at('10:00', '2027-01-01');

const paid: Partial<Transaction> = { status: 'success', paymentMethod: 'card', customer };

const sold = (change: Partial<Booking> = {}, day: Partial<Day> = {}): SaleWithTimeline =>
  saleWith(paid, change, { days: [dayWith(day)] });

type Given = Partial<Omit<Command, 'target'> & MoveFacts & Act>;

const moveTo = (
  sale: SaleWithTimeline,
  target: Slot | null,
  { by = nadia, now = early, expected, ...given }: Given = {},
) => reschedule(sale, { window, ...given, target, expected }, { ...facts, ...given }, { by, now });

const ten = bookedAt('10:00');

test('a customer gets another time: its minutes and its claim are new, the money stays', () => {
  const sale = sold();
  const target = startOn(dayWith(), '10:00');
  expect(moveTo(sale, target)).toEqual({
    booking: {
      slot: ten,
      claimId: 'new',
      refundTerms: 'by_notice',
      sequence: 1,
      movedFrom: null,
      stage: 'expected',
    },
    takes: [target],
    jobs: [
      { claimId: 'claim', job: null },
      { claimId: 'new', job: jobAt('10:00', '10:30') },
    ],
    payments: { 'T-1': { claimId: 'new' } },
    events: [{ kind: 'rescheduled', by: nadia, slots: { from: sale.booking?.slot, to: ten } }],
    audit: [],
  });
});

test('a customer chooses again after the desk has moved the booking', () => {
  const sale = sold({ slot: bookedAt('11:00'), movedFrom: bookedAt('09:00'), sequence: 1 });
  const change = changeOf(moveTo(sale, startAt('10:00')));
  expect(change.booking).toMatchObject({ movedFrom: null, sequence: 2 });
});

test('a car that has come is expected again', () => {
  const change = changeOf(moveTo(sold({ stage: 'arrived' }), startAt('10:00')));
  expect(change.booking?.stage).toBe('expected');
});

describe('a booking goes into', () => {
  const next = jobAt('10:00', '10:30');
  const lapsed = { ...next, heldUntil: early };

  test.each<[string, Partial<Day>, (Job | null)[]]>([
    ['the other bay', { jobs: { claim: ownJob, next } }, [{ ...next, bay: 'bay-2' }]],
    [
      'a bay of which the hold has run out',
      { jobs: { claim: ownJob, next: lapsed }, bays: [bayWith('bay-1')] },
      [null, next],
    ],
  ])('%s', (_case, given, expected) => {
    const day = dayWith(given);
    const change = changeOf(moveTo(sold({}, day), startOn(day, '10:00')));
    expect(change.jobs?.slice(1).map(({ job }) => job)).toEqual(expected);
    expect(change.jobs?.[0]).toEqual({ claimId: 'claim', job: null });
  });

  test('a bay on another day', () => {
    const day = nextDayWith();
    const change = changeOf(moveTo({ ...sold(), days: [day, dayWith()] }, startOn(day, '11:00')));
    expect(change.booking?.slot).toEqual(bookedAt('11:00', '2027-01-03'));
    expect(change.jobs?.[1]?.job).toMatchObject({ from: at('11:00', '2027-01-03') });
  });
});

describe('a booking is moved', () => {
  test.each<[string, SaleWithTimeline, Act['by'], 'moved' | object]>([
    ['by its customer', sold(), nadia, 'moved'],
    ['by nobody else', sold(), karim, bookingNotFound],
    ['by no staff', sold(), rahim, bookingNotFound],
    [
      'by nobody where its customer has no account',
      sold({ customer: { ...customer, uid: null } }),
      nadia,
      bookingNotFound,
    ],
    [
      'by nobody where it never became one',
      saleWith({ customer }, {}, { booking: null }),
      nadia,
      bookingNotFound,
    ],
  ])('%s', (_case, sale, by, expected) => {
    const decision = moveTo(sale, startAt('10:00'), { by });
    if (expected === 'moved') expect(changeOf(decision).booking?.slot).toEqual(ten);
    else expect(decision).toEqual(expected);
  });

  test('by nobody else, who does not learn whether the slot exists', () => {
    expect(moveTo(sold(), null, { by: karim })).toEqual(bookingNotFound);
  });
});

describe('a move is refused', () => {
  const target = startAt('10:00');
  const begun = conflict('A booking that has begun cannot be rescheduled.');

  test.each<[string, Partial<Booking>, Slot | null, object]>([
    ['to what is not offered', {}, null, { code: 'not_found', message: 'There is no such slot.' }],
    [
      'of a cancelled booking',
      { status: 'cancelled' },
      target,
      conflict('This booking is cancelled.'),
    ],
    ['of a completed booking', { status: 'completed' }, target, begun],
    ['of a missed visit', { status: 'no_show' }, target, begun],
    ['of a car that is washed before its start', { stage: 'washing' }, target, begun],
    ['of a car that is ready before its start', { stage: 'ready' }, target, begun],
    [
      'to another service',
      {},
      { ...target, serviceId: 'polish' },
      conflict('A booking can only move to a slot of the same service.'),
    ],
    ['to a booked slot', {}, { ...target, isBooked: 'booked' }, slotTaken],
    ['to a slot that the business closed', {}, { ...target, isBooked: 'canceled' }, slotTaken],
    [
      'to a slot that somebody pays for',
      {},
      { ...target, heldUntil: new Date(early.getTime() + 1) },
      slotTaken,
    ],
    ['to a slot that begins', {}, { ...target, startsAt: early }, slotTaken],
  ])('%s', (_case, change, wanted, expected) => {
    expect(moveTo(sold(change), wanted)).toEqual(expected);
  });

  test.each([
    ['just before it begins', -1, 'moved'],
    ['when it begins', 0, begun],
  ])('%s', (_case, ms, expected) => {
    const now = new Date(at('09:00').getTime() + ms);
    const decision = moveTo(sold(), startAt('12:00'), { now });
    if (expected === 'moved') expect(changeOf(decision).booking?.slot).toEqual(bookedAt('12:00'));
    else expect(decision).toEqual(expected);
  });
});

describe('a customer may not move to a time', () => {
  const tooSoon = {
    code: 'not_on_sale',
    message: 'This time starts too soon to be booked. Please choose a later one.',
  };
  const tooFar = {
    code: 'not_on_sale',
    message: 'This time is too far ahead to be booked. Please choose an earlier one.',
  };
  const closed = {
    code: 'not_on_sale',
    message: 'We are closed on this day. Please choose another one.',
  };
  const tenOn = (date: string) => startAt('10:00', date);
  const eid = [{ from: '2027-01-03', to: '2027-01-03', periods: [], note: 'Eid' }];

  test.each<[string, Slot, Partial<Command['window']>, Date, 'moved' | object]>([
    ['that starts too soon', tenOn('2027-01-02'), { lastMinutes: 120 }, at('08:00'), tooSoon],
    [
      'unless it starts just late enough',
      tenOn('2027-01-02'),
      { lastMinutes: 120 },
      new Date(at('08:00').getTime() - 1),
      'moved',
    ],
    ['on a closed day', tenOn('2027-01-03'), { exceptions: eid }, early, closed],
    ['unless its day is open', tenOn('2027-01-04'), { exceptions: eid }, early, 'moved'],
    ['too far ahead', tenOn('2027-01-04'), { bookAheadDays: 2 }, early, tooFar],
    [
      'unless it is as far ahead as allowed',
      tenOn('2027-01-03'),
      { bookAheadDays: 2 },
      early,
      'moved',
    ],
    [
      'too far ahead just before midnight',
      tenOn('2027-01-03'),
      { bookAheadDays: 1 },
      at('23:59', '2027-01-01'),
      tooFar,
    ],
    [
      'unless it is midnight',
      tenOn('2027-01-03'),
      { bookAheadDays: 1 },
      at('00:00', '2027-01-02'),
      'moved',
    ],
  ])('%s', (_case, target, change, now, expected) => {
    const decision = moveTo(sold(), target, { window: { ...window, ...change }, now });
    if (expected === 'moved') expect(changeOf(decision).booking?.slot?._id).toBe(target._id);
    else expect(decision).toEqual(expected);
  });
});

describe('the right to a refund', () => {
  const end = at('09:00', '2027-01-01');
  const after = (ms: number) => new Date(end.getTime() + ms);

  test.each<[string, Partial<Booking>, Date, Booking['refundTerms']]>([
    ['stays until free cancellation ends', {}, end, 'by_notice'],
    ['is lost just after it, even if the new time is later', {}, after(1), 'forfeited'],
    ['is lost shortly before the start', {}, at('08:59'), 'forfeited'],
    ['stays without a notice', { cancellationHours: 0 }, at('08:59'), 'by_notice'],
    ['does not come back', { refundTerms: 'forfeited' }, early, 'forfeited'],
    ['that is granted stays', { refundTerms: 'granted' }, late, 'granted'],
    ['does not exist before it is paid', { refundTerms: 'unpaid' }, late, 'unpaid'],
    ['is nothing of a free booking', { amount: 0 }, late, 'by_notice'],
  ])('%s', (_case, change, now, refundTerms) => {
    const moved = changeOf(moveTo(sold(change), startAt('09:00', '2027-01-09'), { now }));
    expect(moved.booking?.refundTerms).toBe(refundTerms);
    expect(moved.booking).not.toHaveProperty('cancellationHours');
    expect(moved.payments).toEqual({ 'T-1': { claimId: 'new' } });
  });

  const kept = {
    code: 'refund_changed',
    message:
      'The money would still go back if you cancelled in time later. Please confirm once more.',
  };
  const lost = {
    code: 'refund_changed',
    message:
      'Starts in under 24 hours, so no refund if you cancel. Moving it does not change that. Please confirm once more.',
  };
  const lostBefore = {
    code: 'refund_changed',
    message:
      'It was moved less than 24 hours before it started, so the money would not go back. Please confirm once more.',
  };
  const forfeited = { refundTerms: 'forfeited' } as const;

  test.each<[string, Partial<Booking>, Given, 'moved' | object]>([
    ['in time, seen as kept', {}, { expected: true }, 'moved'],
    ['in time, seen as lost', {}, { expected: false }, kept],
    ['late, seen as kept', {}, { expected: true, now: late }, lost],
    ['late, seen as lost', {}, { expected: false, now: late }, 'moved'],
    ['late, not spoken of', {}, { now: late }, 'moved'],
    ['lost before, seen as kept', forfeited, { expected: true }, lostBefore],
    ['lost before, seen as lost', forfeited, { expected: false }, 'moved'],
    ['without a bay, seen as kept', {}, { expected: true, now: late, isDisplaced: true }, 'moved'],
    ['without a bay, seen as lost', {}, { expected: false, now: late, isDisplaced: true }, kept],
  ])('%s', (_case, change, given, expected) => {
    const decision = moveTo(sold(change), startAt('10:00'), given);
    if (expected === 'moved') expect(changeOf(decision).booking?.slot).toEqual(ten);
    else expect(decision).toEqual(expected);
  });
});

describe('a booking without a bay can be cancelled for free until the time that was lost', () => {
  const displaced = { isDisplaced: true, now: at('08:59') };

  test.each<[string, Partial<Booking>, Slot, Partial<Booking>]>([
    ['later that day', {}, startAt('11:00'), { refundTerms: 'by_notice', cancellationHours: 2 }],
    [
      'the next day',
      { slot: bookedAt('20:00') },
      startAt('16:00', '2027-01-03'),
      { refundTerms: 'by_notice', cancellationHours: 20 },
    ],
    [
      'days later, never on a longer notice than was sold',
      {},
      startAt('09:00', '2027-01-05'),
      { refundTerms: 'by_notice', cancellationHours: 24 },
    ],
  ])('%s', (_case, change, target, expected) => {
    expect(changeOf(moveTo(sold(change), target, displaced)).booking).toMatchObject(expected);
  });

  test.each(['forfeited', 'unpaid', 'granted'] as const)(
    'unless its refund terms are %s, which stay with the notice',
    (refundTerms) => {
      const change = changeOf(moveTo(sold({ refundTerms }), startAt('11:00'), displaced));
      expect(change.booking?.refundTerms).toBe(refundTerms);
      expect(change.booking).not.toHaveProperty('cancellationHours');
    },
  );
});

test.each<[string, Partial<Booking>, Given]>([
  ['at once', {}, {}],
  ['late', {}, { now: late, expected: true }],
  ['outside the booking window', {}, { window: { ...window, bookAheadDays: 0 } }],
])('a booking that has the slot already stays, %s', (_case, change, given) => {
  expect(moveTo(sold(change), startOn(dayWith(), '09:00'), given)).toBe('unchanged');
});

test('a call that comes again after the move changes nothing', () => {
  const { booking } = changeOf(moveTo(sold(), startAt('10:00')));
  const day = dayWith({ jobs: { new: jobAt('10:00', '10:30') } });
  expect(moveTo(sold(booking, day), startOn(day, '10:00', 'new'))).toBe('unchanged');
});

describe('a customer moves a booking five times a day', () => {
  const midnight = at('00:00', '2027-01-01');
  const now = at('08:00', '2027-01-01');
  const later = startAt('10:00', '2027-01-03');
  const tooOften = conflict(
    'This booking was moved 5 times today. Please call us to move it again.',
  );
  const moved = (change: Partial<BookingEvent> = {}): BookingEvent => ({
    _id: '2',
    kind: 'rescheduled',
    by: nadia,
    version: 2,
    createdAt: midnight,
    ...change,
  });
  const times = (count: number, change: Partial<BookingEvent> = {}) =>
    Array.from({ length: count }, () => moved(change));
  const yesterday = { createdAt: new Date(midnight.getTime() - minuteMs) };

  test.each<[string, BookingEvent[], 'moved' | object]>([
    ['after four moves', times(4), 'moved'],
    ['after five moves', times(5), tooOften],
    ['after six moves', times(6), tooOften],
    ['after moves before midnight', [...times(5, yesterday), ...times(4)], 'moved'],
    ['after moves by the desk', [...times(6, { by: rahim }), ...times(4)], 'moved'],
    ['after other events', [...times(6, { kind: 'edited' }), ...times(4)], 'moved'],
    ['after moves by the desk between their own', [...times(5), moved({ by: rahim })], tooOften],
  ])('%s', (_case, timeline, expected) => {
    const decision = moveTo({ ...sold(), timeline }, later, { now });
    if (expected === 'moved') expect(changeOf(decision).booking?.slot?._id).toBe(later._id);
    else expect(decision).toEqual(expected);
  });

  test.each([
    ['the minute before midnight', dayMs - minuteMs, tooOften],
    ['at midnight', dayMs, 'moved'],
  ])('and again from the next day on: %s', (_case, ms, expected) => {
    const sale = { ...sold({ slot: bookedAt('09:00', '2027-01-04') }), timeline: times(5) };
    const decision = moveTo(sale, later, { now: new Date(midnight.getTime() + ms) });
    if (expected === 'moved') expect(changeOf(decision).booking?.slot?._id).toBe(later._id);
    else expect(decision).toEqual(expected);
  });

  test('and hears of the last move again', () => {
    const sale = { ...sold(), timeline: times(5) };
    expect(moveTo(sale, startOn(dayWith(), '09:00'), { now })).toBe('unchanged');
  });
});

describe('the payments of a booking that moves', () => {
  const target = startOn(dayWith(), '10:00');
  const days = [dayWith()];
  const own = { claimId: 'new' };

  test.each<[string, SaleWithTimeline, object]>([
    ['what has come keeps its slot', sold(), { 'T-1': own }],
    [
      'what is owed gets the new one',
      saleWith({ customer }, {}, { days }),
      { 'T-1': { ...own, slot: ten } },
    ],
    [
      'an addition that is owed gets the new one',
      { ...saleWithAddition(), days },
      { 'T-1': own, 'T-2': { slot: ten } },
    ],
    [
      'an addition that has come keeps its slot',
      { ...saleWithAddition({ status: 'success' }), days },
      { 'T-1': own },
    ],
  ])('%s', (_case, sale, expected) => {
    const booking = sale.booking && { ...sale.booking, customer };
    expect(changeOf(moveTo({ ...sale, booking }, target)).payments).toEqual(expected);
  });
});
