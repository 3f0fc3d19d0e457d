import { describe, expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import { maxMovesPerDay } from '../bookings/reschedule-policy.ts';
import type { Day } from '../days/day.ts';
import { minutesKept } from '../payments/sale-refusals.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { BookedSlot, Slot } from '../slots/slot.ts';
import { slotInBay } from '../slots/slots-of-day.ts';
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
} from './days-of-tests.ts';
import { move } from './move.ts';
import type { MoveFacts } from './other-place.ts';
import type { Act, Sale, SaleWithTimeline } from './sale.ts';
import { conflict } from './sale-change.ts';
import {
  act,
  changeOf,
  dayClosed,
  saleWith,
  saleWithAddition,
  slotTaken,
} from './sale-of-tests.ts';

const over = conflict('This booking is over.');
const bayTaken = {
  code: 'slot_taken',
  message: 'This bay is not free at that time. Please choose another one.',
};

const facts: MoveFacts = { isDisplaced: false, newClaimId: 'new' };
const command: Omit<Parameters<typeof move>[1], 'target'> = {
  isBayChosen: false,
  onClosedDay: false,
  onKeptMinutes: false,
  keptFor: [],
  hours: { hours: [], exceptions: [] },
  timeZone: 'UTC',
};
const paid = { status: 'success', paymentMethod: 'cash' } as const;

type Given = Partial<typeof command & MoveFacts & Act>;

const sold = (change: Partial<Booking> = {}, day: Partial<Day> = {}): Sale =>
  saleWith(paid, change, { days: [dayWith(day)] });

const moveTo = (sale: Sale, target: Slot | null, { by = act.by, now, ...given }: Given = {}) =>
  move(
    sale,
    { ...command, ...given, target },
    { ...facts, ...given },
    { by, now: now ?? at('08:00') },
  );

const ten: BookedSlot = {
  _id: 'foamwash_2027-01-02_1000',
  date: '2027-01-02',
  startTime: '10:00',
  endTime: '10:30',
  startsAt: at('10:00'),
  endsAt: at('10:30'),
};

test('a booking gets another time: its minutes and its claim are new, its money and its terms stay', () => {
  const sale = sold();
  const target = startOn(dayWith(), '10:00');
  expect(moveTo(sale, target)).toEqual({
    booking: {
      slot: ten,
      claimId: 'new',
      cancellationHours: 24,
      sequence: 1,
      movedFrom: sale.booking?.slot,
      stage: 'expected',
    },
    takes: [target],
    jobs: [
      { claimId: 'claim', job: null },
      { claimId: 'new', job: jobAt('10:00', '10:30') },
    ],
    payments: { 'T-1': { claimId: 'new' } },
    events: [{ kind: 'rescheduled', by: act.by, slots: { from: sale.booking?.slot, to: ten } }],
    audit: [
      {
        kind: 'booking',
        action: 'moved',
        subject: {
          id: 'T-1',
          label: 'Foam Wash, ABC234',
          slot: { date: '2027-01-02', startTime: '09:00' },
        },
        before: { date: '2027-01-02', startTime: '09:00', bay: 'Bay 1' },
        after: { date: '2027-01-02', startTime: '10:00', bay: 'Bay 1' },
      },
    ],
  });
});

test('a booking gets another bay at its time, which is no news to the customer', () => {
  const change = changeOf(
    moveTo(
      sold({ stage: 'arrived', sequence: 2 }),
      slotInBay(startOn(dayWith(), '09:00'), 'bay-2'),
      {
        isBayChosen: true,
      },
    ),
  );
  expect(change).toMatchObject({
    jobs: [
      { claimId: 'claim', job: null },
      { claimId: 'new', job: { ...ownJob, bay: 'bay-2' } },
    ],
    payments: { 'T-1': { claimId: 'new' } },
    events: [],
    audit: [{ action: 'moved', before: { bay: 'Bay 1' }, after: { bay: 'Bay 2' } }],
  });
  expect(change.booking).toEqual({
    slot: sold().booking?.slot,
    claimId: 'new',
    cancellationHours: 24,
  });
});

describe('a booking goes into', () => {
  const booked = { ...jobAt('10:00', '10:30'), heldUntil: null };
  const held = (time: string) => ({
    jobs: { claim: ownJob, next: { ...booked, heldUntil: at(time) } },
  });
  const gone = { claimId: 'next', job: null };

  test.each<[string, Partial<Day>, string | undefined, string, object[]]>([
    ['the first bay', {}, undefined, 'bay-1', []],
    ['the other bay', { jobs: { claim: ownJob, next: booked } }, undefined, 'bay-2', []],
    ['the chosen bay', {}, 'bay-2', 'bay-2', []],
    ['a bay beside a hold', held('09:00'), undefined, 'bay-2', []],
    ['a bay beside a hold that has run out', held('08:00'), undefined, 'bay-2', []],
    ['a bay of which the hold has run out', held('08:00'), 'bay-1', 'bay-1', [gone]],
    [
      'the only bay that does its service',
      { bays: [bayWith('bay-1', { services: ['polish'] }), bayWith('bay-2')] },
      undefined,
      'bay-2',
      [],
    ],
  ])('%s', (_case, given, chosen, bay, others) => {
    const day = dayWith(given);
    const start = startOn(day, '10:00');
    const target = chosen === undefined ? start : slotInBay(start, chosen);
    const change = changeOf(moveTo(sold({}, day), target, { isBayChosen: chosen !== undefined }));
    expect(change.jobs).toEqual([
      { claimId: 'claim', job: null },
      ...others,
      { claimId: 'new', job: jobAt('10:00', '10:30', { bay }) },
    ]);
    expect(change.audit).toMatchObject([{ after: { bay: bay.replace('bay-', 'Bay ') } }]);
  });

  test('minutes that overlap with its own', () => {
    const starts = { foamwash: { '09:00': 30, '09:15': 30 } };
    const day = dayWith({ starts, bays: [bayWith('bay-1')] });
    const change = changeOf(moveTo(sold({}, day), startOn(day, '09:15')));
    expect(change.jobs).toEqual([
      { claimId: 'claim', job: null },
      { claimId: 'new', job: jobAt('09:15', '09:45') },
    ]);
  });

  test('a bay on another day', () => {
    const day = nextDayWith();
    const sale = { ...sold(), days: [day, dayWith()] };
    const change = changeOf(moveTo(sale, startOn(day, '11:00')));
    expect(change.jobs?.[1]?.job).toMatchObject({ bay: 'bay-1', from: at('11:00', day._id) });
    expect(change.audit).toMatchObject([
      {
        before: { date: '2027-01-02', startTime: '09:00', bay: 'Bay 1' },
        after: { date: '2027-01-03', startTime: '11:00', bay: 'Bay 1' },
      },
    ]);
  });
});

describe('a booking without a bay', () => {
  const repair = (bay: string) => ({ bay, from: at('08:00'), to: at('12:00') });
  const closed = dayWith({ closures: { repair: repair('bay-1') } });
  const shut = dayWith({ closures: { one: repair('bay-1'), two: repair('bay-2') } });
  const displaced = { isDisplaced: true };

  test('gets another one at its time', () => {
    const target = startOn(closed, '09:00');
    const change = changeOf(moveTo(sold({}, closed), target, displaced));
    expect(change.jobs?.[1]).toEqual({ claimId: 'new', job: { ...ownJob, bay: 'bay-2' } });
    expect(change).toMatchObject({ booking: { cancellationHours: 24 }, events: [] });
  });

  test('has no other one at its time', () => {
    expect(moveTo(sold({}, shut), startOn(shut, '09:00'), displaced)).toEqual(slotTaken);
  });

  test('moves to another time', () => {
    const change = changeOf(moveTo(sold({}, shut), startOn(shut, '12:00'), displaced));
    expect(change.booking?.slot?._id).toBe('foamwash_2027-01-02_1200');
  });

  test('of which the bay is gone is audited without it', () => {
    const target = startOn(dayWith({ bays: [bayWith('bay-2')] }), '10:00');
    const sale = sold({}, { bays: [bayWith('bay-2')] });
    expect(changeOf(moveTo(sale, target, displaced)).audit).toMatchObject([
      { before: { bay: null }, after: { bay: 'Bay 2' } },
    ]);
  });
});

describe('a move is refused', () => {
  const target = startOn(dayWith(), '10:00');

  test.each<[string, Sale, Slot | null, object]>([
    [
      'of what never became a booking',
      saleWith({}, {}, { booking: null }),
      target,
      { code: 'not_found', message: 'There is no such booking.' },
    ],
    [
      'to what is not offered',
      sold(),
      null,
      { code: 'not_found', message: 'There is no such slot.' },
    ],
    [
      'of a cancelled booking',
      sold({ status: 'cancelled' }),
      target,
      conflict('This booking is cancelled.'),
    ],
    ['of a completed booking', sold({ status: 'completed' }), target, over],
    ['of a missed visit', sold({ status: 'no_show' }), target, over],
    ['of a car that is being washed', sold({ stage: 'washing' }), target, over],
    ['of a car that is ready', sold({ stage: 'ready' }), target, over],
    ['of a car that is gone', sold({ stage: 'collected' }), target, over],
    [
      'to another service',
      sold(),
      { ...target, serviceId: 'polish' },
      conflict('A booking can only move to a slot of the same service.'),
    ],
    ['to a slot that the business closed', sold(), { ...target, isBooked: 'canceled' }, slotTaken],
  ])('%s', (_case, sale, wanted, expected) => {
    expect(moveTo(sale, wanted)).toEqual(expected);
  });

  const full = (heldUntil: Date | null) => {
    const next = { ...jobAt('10:00', '10:30'), heldUntil };
    return { jobs: { claim: ownJob, next, other: { ...next, bay: 'bay-2' } } };
  };

  test.each([
    ['is sold', full(null), '10:00', undefined, slotTaken],
    ['is held', full(at('08:01')), '10:00', undefined, slotTaken],
    ['has only another bay', full(null), '10:00', 'bay-2', bayTaken],
    ['has a bay that is held', full(at('08:01')), '10:00', 'bay-2', bayTaken],
    ['has a bay that does not exist', {}, '10:00', 'bay-9', bayTaken],
    [
      'has a bay that does not do it',
      { bays: [bayWith('bay-1'), bayWith('bay-2', { services: ['polish'] })] },
      '10:00',
      'bay-2',
      bayTaken,
    ],
    [
      'is its own, in a bay that is taken',
      { jobs: { claim: ownJob, next: { ...ownJob, bay: 'bay-2' } } },
      '09:00',
      'bay-2',
      bayTaken,
    ],
  ])('to a slot that %s', (_case, given, time, chosen, expected) => {
    const day = dayWith(given);
    const start = startOn(day, time);
    const wanted = chosen === undefined ? start : slotInBay(start, chosen);
    const decision = moveTo(sold({}, day), wanted, { isBayChosen: chosen !== undefined });
    expect(decision).toEqual(expected);
  });
});

test.each([
  ['is still to come, to a later time', '08:59', '10:00', 'moved'],
  ['has begun, to a later time', '09:00', '10:00', 'moved'],
  ['has passed but is not completed, to a later time', '09:59', '10:00', 'moved'],
  ['has passed, to a time that begins', '10:00', '10:00', slotTaken],
  ['has passed, to a time that has begun', '10:01', '10:00', slotTaken],
])('the desk moves a booking whose time %s', (_case, now, time, expected) => {
  const decision = moveTo(sold(), startOn(dayWith(), time), { now: at(now) });
  if (expected === 'moved') expect(changeOf(decision).booking).toMatchObject({ slot: ten });
  else expect(decision).toEqual(expected);
});

test('the desk gives a visit that has begun another bay', () => {
  const target = slotInBay(startOn(dayWith(), '09:00'), 'bay-2');
  const change = changeOf(moveTo(sold(), target, { isBayChosen: true, now: at('09:10') }));
  expect(change.jobs?.[1]?.job?.bay).toBe('bay-2');
});

test('the desk moves a booking that its customer has moved as often as they may', () => {
  const event = { kind: 'rescheduled', by: { uid: 'nadia', role: 'user' } } as const;
  const timeline = Array.from({ length: maxMovesPerDay }, (_, index) => ({
    ...event,
    _id: String(index + 2),
    version: index + 2,
    createdAt: at('00:00'),
  }));
  const sale: SaleWithTimeline = { ...sold(), timeline };
  const decision = moveTo(sale, startOn(dayWith(), '10:00'));
  expect(changeOf(decision).booking?.slot).toEqual(ten);
});

test.each([
  ['in any bay', undefined],
  ['in the bay that it has', 'bay-1'],
])('a booking that is where it is wanted stays, %s', (_case, bay) => {
  const start = startOn(dayWith(), '09:00');
  const target = bay === undefined ? start : slotInBay(start, bay);
  const given = { isBayChosen: bay !== undefined };
  expect(moveTo(sold(), target, given)).toBe('unchanged');
});

test('a call that comes again after the move changes nothing', () => {
  const change = changeOf(moveTo(sold(), startOn(dayWith(), '10:00')));
  const day = dayWith({ jobs: { new: jobAt('10:00', '10:30') } });
  expect(moveTo(sold(change.booking, day), startOn(day, '10:00', 'new'))).toBe('unchanged');
});

describe('on a closed day', () => {
  const eid = (day: string) => ({
    hours: { hours: [], exceptions: [{ from: day, to: day, periods: [], note: 'Eid' }] },
  });
  const later = startOn(nextDayWith(), '10:00');
  const sale = { ...sold(), days: [nextDayWith(), dayWith()] };
  const ownDay = eid('2027-01-02');
  const agreed = { onClosedDay: true };

  test.each<[string, Slot, Given, 'moved' | object]>([
    ['a booking gets no time', later, eid('2027-01-03'), dayClosed],
    ['a booking gets a time that is meant', later, { ...eid('2027-01-03'), ...agreed }, 'moved'],
    ['a booking gets no other time', startOn(dayWith(), '10:00'), ownDay, dayClosed],
    [
      'a booking gets another bay',
      slotInBay(startOn(dayWith(), '09:00'), 'bay-2'),
      { ...ownDay, isBayChosen: true },
      'moved',
    ],
    ['a booking does not stay', later, ownDay, 'moved'],
  ])('%s', (_case, target, given, expected) => {
    const decision = moveTo(sale, target, given);
    if (expected === 'moved') expect(changeOf(decision).booking?.slot?._id).toBe(target._id);
    else expect(decision).toEqual(expected);
  });
});

test.each([
  ['expected', 'expected'],
  ['arrived', 'expected'],
] as const)('a car that is %s is %s at its new time', (stage, after) => {
  const change = changeOf(moveTo(sold({ stage }), startOn(dayWith(), '10:00')));
  expect(change.booking?.stage).toBe(after);
});

describe('a booking remembers the time that its customer has chosen', () => {
  const [nine, eleven] = [bookedAt('09:00'), bookedAt('11:00')];
  const at11 = { slot: eleven, sequence: 1 };

  test.each<[string, Partial<Booking>, string, Booking['movedFrom']]>([
    ['when the desk moves it', {}, '10:00', nine],
    ['when the desk moves it again', { ...at11, movedFrom: nine }, '10:00', nine],
    ['until it is back there', { ...at11, movedFrom: nine }, '09:00', null],
    ['when they have chosen again', { ...at11, movedFrom: null }, '10:00', eleven],
  ])('%s', (_case, change, time, expected) => {
    const day = dayWith({ jobs: {} });
    const moved = changeOf(moveTo(sold(change, day), startOn(day, time)));
    expect(moved.booking?.movedFrom).toEqual(expected);
    expect(moved.booking?.sequence).toBe((change.sequence ?? 0) + 1);
  });
});

describe('free cancellation ends no earlier than before', () => {
  const tomorrow = '2027-01-03';
  const nextNine = { slot: bookedAt('09:00', tomorrow) };
  const lost = { slot: bookedAt('20:00') };
  const displaced = { isDisplaced: true };
  const byNotice = { refundTerms: 'by_notice' } as const;

  test.each<[string, Partial<Booking>, Slot, Given, number]>([
    ['later', {}, startAt('10:00'), {}, 24],
    ['days later', {}, startAt('10:00', '2027-01-05'), {}, 24],
    ['an hour earlier', nextNine, startAt('08:00', tomorrow), {}, 23],
    ['half an hour earlier', nextNine, startAt('08:30', tomorrow), {}, 23],
    ['to three hours after its end', nextNine, startAt('12:00'), {}, 3],
    ['to its end', nextNine, startAt('09:00'), {}, 0],
    ['to a time before its end', nextNine, startAt('08:30'), {}, 0],
    [
      'later again, up to what was sold',
      { slot: bookedAt('12:00'), cancellationHours: 3 },
      startAt('12:00', tomorrow),
      {},
      24,
    ],
    [
      'a little later again',
      { slot: bookedAt('12:00'), cancellationHours: 3 },
      startAt('20:00'),
      {},
      11,
    ],
    ['later without a bay', { ...lost, ...byNotice }, startAt('16:00', tomorrow), displaced, 20],
    ['days later without a bay', byNotice, startAt('09:00', '2027-01-05'), displaced, 24],
    ['earlier without a bay', { ...nextNine, ...byNotice }, startAt('12:00'), displaced, 0],
    [
      'without a bay and without a right to a refund',
      { ...lost, refundTerms: 'forfeited' },
      startAt('16:00', tomorrow),
      displaced,
      24,
    ],
    [
      'without a bay and unpaid',
      { ...lost, refundTerms: 'unpaid' },
      startAt('16:00', tomorrow),
      displaced,
      24,
    ],
  ])('%s', (_case, change, target, given, hours) => {
    const { date } = target;
    const sale = { ...sold(change), days: [dayWith({ _id: date, date, jobs: {} })] };
    const now = at('00:00');
    const moved = changeOf(moveTo(sale, target, { now, ...given }));
    expect(moved.booking?.cancellationHours).toBe(hours);
    expect(moved.booking).not.toHaveProperty('refundTerms');
  });
});

describe('the payments of a booking that moves', () => {
  const target = startOn(dayWith(), '10:00');
  const days = [dayWith()];
  const own = { claimId: 'new' };

  test.each<[Transaction['status'], object]>([
    ['unpaid', { ...own, slot: ten }],
    ['success', own],
    ['refund_due', own],
    ['refunded', own],
    ['written_off', own],
  ])('one that is %s', (status, expected) => {
    const change = changeOf(moveTo(saleWith({ status }, {}, { days }), target));
    expect(change.payments).toEqual({ 'T-1': expected });
  });

  test.each<[Transaction['status'], object]>([
    ['unpaid', { 'T-1': own, 'T-2': { slot: ten } }],
    ['success', { 'T-1': own }],
    ['void', { 'T-1': own }],
  ])('an addition that is %s', (status, expected) => {
    const change = changeOf(moveTo({ ...saleWithAddition({ status }), days }, target));
    expect(change.payments).toEqual(expected);
  });

  test('one that is owed with an addition that is owed', () => {
    const [, addition] = saleWithAddition().payments;
    const sale = saleWith({}, {}, { days });
    const payments = [...sale.payments, addition as Transaction];
    const change = changeOf(moveTo({ ...sale, payments }, target));
    expect(change.payments).toEqual({ 'T-1': { ...own, slot: ten }, 'T-2': { slot: ten } });
  });
});

describe('a time of which the free minutes are kept for the waitlist', () => {
  const bay = (_id: string) => ({ bay: _id, heldUntil: null, holds: [] });
  const keptBay = (_id: string) => ({ ...bay(_id), isForWaitlist: true as const });
  const kept: Slot = { ...startAt('10:00'), isBooked: 'booked', free: [keptBay('bay-1')] };
  const waits = { keptFor: ['Rahim'] };

  test('is asked about', () => {
    expect(moveTo(sold(), kept, waits)).toEqual(minutesKept(['Rahim']));
  });

  test.each([
    ['the desk wants it anyway', kept, { ...waits, onKeptMinutes: true }, 'bay-1'],
    ['nobody else waits', kept, {}, 'bay-1'],
    [
      'another bay is free for everybody',
      { ...kept, isBooked: 'available', free: [keptBay('bay-1'), bay('bay-2')] } as Slot,
      waits,
      'bay-2',
    ],
  ])('is given where %s', (_case, target, given, taken) => {
    const { jobs } = changeOf(moveTo(sold(), target, given));
    expect(jobs).toContainEqual({
      claimId: 'new',
      job: expect.objectContaining({ bay: taken, from: at('10:00') }),
    });
  });

  test('may be another bay at the same time', () => {
    const here: Slot = { ...startAt('09:00'), free: [keptBay('bay-2')], isBooked: 'booked' };
    expect(moveTo(sold(), here, waits)).toEqual(minutesKept(['Rahim']));
    const meant = changeOf(moveTo(sold(), here, { ...waits, onKeptMinutes: true }));
    expect(meant.jobs?.at(-1)).toMatchObject({ job: { bay: 'bay-2' } });
  });
});
