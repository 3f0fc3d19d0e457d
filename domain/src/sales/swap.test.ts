import { describe, expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import { withJobs } from '../days/changed-day.ts';
import type { Day, Job } from '../days/day.ts';
import { minutesKept } from '../payments/sale-refusals.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { BookedSlot } from '../slots/slot.ts';
import {
  at,
  bayWith,
  bookedAt,
  dayWith,
  jobAt,
  nextDayWith,
  ownJob,
  timeZone,
} from './days-of-tests.ts';
import type { MoveFacts } from './other-place.ts';
import type { Sale } from './sale.ts';
import { conflict, isRefusal, type SaleChange } from './sale-change.ts';
import { act, dayClosed, saleWith, saleWithAddition } from './sale-of-tests.ts';
import { slotAtStartOf, swap } from './swap.ts';

type Pair = readonly [Sale, Sale];

const taken = (message: string) => ({ code: 'slot_taken', message });
const withoutBay = conflict('One of the two bookings has no bay at the moment. Move it first.');
const over = conflict('One of the two visits is over, or its car is being washed.');

const paid: Partial<Transaction> = { status: 'success', paymentMethod: 'cash' };
const [nine, eleven] = [bookedAt('09:00'), bookedAt('11:00')];
const otherJob = jobAt('11:00', '11:30', { bay: 'bay-2' });
const jobs = { claim: ownJob, other: otherJob };
const vehicle = { ...saleWith().payments[0]?.vehicle, registrationPlate: 'KHA 22' };

const other: Partial<Transaction> = {
  ...paid,
  _id: 'T-2',
  transactionId: 'T-2',
  claimId: 'other',
  customer: { uid: 'nadia', name: 'Nadia', email: 'nadia@example.test', phone: '' },
  vehicle: vehicle as Booking['vehicle'],
  slot: eleven,
};

interface Changes {
  one?: Partial<Booking>;
  other?: Partial<Booking>;
  day?: Partial<Day>;
}

/** Kamal at 09:00 in Bay 1 and Nadia at 11:00 in Bay 2. */
function pair(changes: Changes = {}): Pair {
  const days = { days: [dayWith({ jobs, ...changes.day })] };
  return [saleWith(paid, changes.one, days), saleWith(other, changes.other, days)];
}

const facts: readonly [MoveFacts, MoveFacts] = [
  { isDisplaced: false, newClaimId: 'new' },
  { isDisplaced: false, newClaimId: 'newer' },
];
const open: Pick<Parameters<typeof swap>[3], 'hours'> = { hours: { hours: [], exceptions: [] } };

interface Given {
  onClosedDay?: boolean;
  onKeptMinutes?: boolean;
  keptFor?: string[];
  facts?: typeof facts;
  hours?: typeof open.hours;
  now?: Date;
}

const exchange = (sales: Pair, given: Given = {}) =>
  swap(
    sales,
    { onClosedDay: given.onClosedDay ?? false, onKeptMinutes: given.onKeptMinutes ?? false },
    given.facts ?? facts,
    { timeZone, hours: given.hours ?? open.hours, keptFor: given.keptFor ?? ['Rahim'] },
    { by: act.by, now: given.now ?? at('08:00') },
  );

/** @throws Error for another decision */
function changesOf(decision: ReturnType<typeof swap>): readonly [SaleChange, SaleChange] {
  if (typeof decision === 'string' || isRefusal(decision))
    throw new Error(`No change: ${JSON.stringify(decision)}`);
  return decision as readonly [SaleChange, SaleChange];
}

/** Returns the sales after their changes. All jobs are on the first day. */
function written(sales: Pair, changes: readonly [SaleChange, SaleChange]): Pair {
  const changed = changes.flatMap((change) => change.jobs ?? []);
  const days = sales[0].days.map((day) => withJobs(day, changed));
  const of = (sale: Sale, { booking }: SaleChange): Sale => ({
    ...sale,
    booking: sale.booking && { ...sale.booking, ...booking },
    days,
  });
  return [of(sales[0], changes[0]), of(sales[1], changes[1])];
}

test('two bookings get the time and the bay of each other, as with a move', () => {
  const changes = changesOf(exchange(pair()));
  expect(changes).toMatchObject([
    {
      takes: [{ _id: eleven._id, serviceId: 'foamwash', bays: 1, free: [{ bay: 'bay-2' }] }],
      payments: { 'T-1': { claimId: 'new' } },
    },
    {
      takes: [{ _id: nine._id, serviceId: 'foamwash', bays: 1, free: [{ bay: 'bay-1' }] }],
      payments: { 'T-2': { claimId: 'newer' } },
    },
  ]);
  expect(changes.map(({ booking }) => booking)).toEqual([
    {
      slot: eleven,
      claimId: 'new',
      cancellationHours: 24,
      sequence: 1,
      movedFrom: nine,
      stage: 'expected',
    },
    {
      slot: nine,
      claimId: 'newer',
      cancellationHours: 22,
      sequence: 1,
      movedFrom: eleven,
      stage: 'expected',
    },
  ]);
  expect(changes.map((change) => change.jobs)).toEqual([
    [
      { claimId: 'claim', job: null },
      { claimId: 'new', job: otherJob },
    ],
    [
      { claimId: 'other', job: null },
      { claimId: 'newer', job: ownJob },
    ],
  ]);
  expect(changes.map(({ events }) => events)).toEqual([
    [{ kind: 'rescheduled', by: act.by, slots: { from: nine, to: eleven } }],
    [{ kind: 'rescheduled', by: act.by, slots: { from: eleven, to: nine } }],
  ]);
  const [first, second] = [
    { date: '2027-01-02', startTime: '09:00', bay: 'Bay 1' },
    { date: '2027-01-02', startTime: '11:00', bay: 'Bay 2' },
  ];
  expect(changes.map(({ audit }) => audit)).toMatchObject([
    [{ kind: 'booking', action: 'swapped', subject: { id: 'T-1' }, before: first, after: second }],
    [{ kind: 'booking', action: 'swapped', subject: { id: 'T-2' }, before: second, after: first }],
  ]);
});

describe('at the same time', () => {
  const there = { slot: nine };
  const same = (day: Partial<Day> = {}) =>
    pair({
      one: { stage: 'arrived' },
      other: there,
      day: { jobs: { claim: ownJob, other: { ...ownJob, bay: 'bay-2' } }, ...day },
    });

  test.each([
    ['before it', '08:00'],
    ['once it has begun', '09:10'],
  ])(
    'two bookings exchange their bays only, which is no news to the customers: %s',
    (_case, now) => {
      const changes = changesOf(exchange(same(), { now: at(now) }));
      expect(changes).toMatchObject([
        { events: [], jobs: [{ job: null }, { job: { bay: 'bay-2', from: at('09:00') } }] },
        { events: [], jobs: [{ job: null }, { job: { bay: 'bay-1', from: at('09:00') } }] },
      ]);
      expect(changes.map(({ booking }) => booking)).toEqual([
        { slot: nine, claimId: 'new', cancellationHours: 24 },
        { slot: nine, claimId: 'newer', cancellationHours: 24 },
      ]);
    },
  );

  test('two bookings exchange their bays on a closed day', () => {
    const hours = {
      hours: [],
      exceptions: [{ from: nine.date, to: nine.date, periods: [], note: 'Eid' }],
    };
    expect(changesOf(exchange(same(), { hours }))).toHaveLength(2);
  });
});

test('two bookings go back when they exchange their places again', () => {
  const sales = written(pair(), changesOf(exchange(pair())));
  const changes = changesOf(exchange(sales));
  expect(changes.map(({ booking }) => booking)).toMatchObject([
    { slot: nine, movedFrom: null, cancellationHours: 22, sequence: 2 },
    { slot: eleven, movedFrom: null, cancellationHours: 24, sequence: 2 },
  ]);
});

describe('each keeps its service and its length', () => {
  const hour = { ...nine, endTime: '10:00', endsAt: at('10:00') };
  const polish = { ...eleven, _id: 'polish_2027-01-02_1100' };
  const service = { ...saleWith().payments[0]?.service, _id: 'polish', name: 'Polish' };
  const changes = {
    one: { slot: hour },
    other: { slot: polish, service: service as Booking['service'] },
    day: {
      jobs: { claim: jobAt('09:00', '10:00'), other: { ...otherJob, slotId: polish._id } },
    },
  };

  test('on one day', () => {
    const [one, two] = changesOf(exchange(pair(changes)));
    expect(one.booking?.slot).toEqual({ ...eleven, endTime: '12:00', endsAt: at('12:00') });
    expect(two.booking?.slot).toEqual({ ...nine, _id: 'polish_2027-01-02_0900' });
    expect(one.jobs?.[1]?.job).toEqual(jobAt('11:00', '12:00', { bay: 'bay-2' }));
    expect(two.jobs?.[1]?.job).toEqual({ ...ownJob, slotId: 'polish_2027-01-02_0900' });
  });

  test('across two days', () => {
    const there = bookedAt('11:00', '2027-01-03');
    const days = [
      dayWith(),
      nextDayWith({
        jobs: {
          other: { ...otherJob, slotId: there._id, from: there.startsAt, to: there.endsAt },
        },
      }),
    ];
    const sales = [
      saleWith(paid, {}, { days }),
      saleWith(other, { slot: there }, { days }),
    ] as const;
    const [one, two] = changesOf(exchange(sales));
    expect([one.booking?.slot, two.booking?.slot]).toEqual([there, nine]);
    expect(one.audit).toMatchObject([
      { before: { date: '2027-01-02' }, after: { date: '2027-01-03', bay: 'Bay 2' } },
    ]);
    expect([one.booking?.cancellationHours, two.booking?.cancellationHours]).toEqual([24, 0]);
  });
});

test('the slot at the start of another booking may end on the next day', () => {
  const [one, two] = pair({ other: { slot: bookedAt('23:45') } });
  const slot = slotAtStartOf(one.booking as Booking, two.booking as Booking, timeZone);
  expect(slot).toEqual<BookedSlot>({
    _id: 'foamwash_2027-01-02_2345',
    date: '2027-01-02',
    startTime: '23:45',
    startsAt: at('23:45'),
    endsAt: at('00:15', '2027-01-03'),
    endTime: '00:15',
  });
});

describe('a swap is refused', () => {
  const none = { code: 'not_found', message: 'There is no such booking.' };
  const [one, two] = pair();

  test.each<[string, Pair]>([
    ['where the first is no booking', [{ ...one, booking: null }, two]],
    ['where the other one is no booking', [one, { ...two, booking: null }]],
  ])('%s', (_case, sales) => {
    expect(exchange(sales)).toEqual(none);
  });

  test.each<[string, Changes, Given, object]>([
    ['of a cancelled booking', { one: { status: 'cancelled' } }, {}, over],
    ['with a cancelled booking', { other: { status: 'cancelled' } }, {}, over],
    ['of a completed visit', { one: { status: 'completed' } }, {}, over],
    ['with a missed visit', { other: { status: 'no_show' } }, {}, over],
    ['of a car that is being washed', { one: { stage: 'washing' } }, {}, over],
    ['with a car that is ready', { other: { stage: 'ready' } }, {}, over],
    [
      'at the earlier time',
      {},
      { now: at('09:00') },
      conflict('One of the two times has begun. Only bays can be exchanged then.'),
    ],
    ['of a booking without a place', { day: { jobs: { other: otherJob } } }, {}, withoutBay],
    ['with a booking without a place', { day: { jobs: { claim: ownJob } } }, {}, withoutBay],
  ])('%s', (_case, changes, given, expected) => {
    expect(exchange(pair(changes), given)).toEqual(expected);
  });

  test('with itself', () => {
    expect(exchange([one, one])).toEqual(conflict('A booking cannot change places with itself.'));
  });

  test('at the earlier time, but not just before it', () => {
    const now = new Date(at('09:00').getTime() - 1);
    expect(changesOf(exchange(pair(), { now }))).toHaveLength(2);
  });

  test('of a car that is being washed, but not of one that has come', () => {
    const [change] = changesOf(exchange(pair({ one: { stage: 'arrived' } })));
    expect(change.booking?.stage).toBe('expected');
  });
});

describe('a place that does not fit', () => {
  const hour = { ...nine, endTime: '10:00', endsAt: at('10:00') };
  const long = { one: { slot: hour } };
  const withLong = (others: Day['jobs'] = {}, change: Partial<Day> = {}): Changes => ({
    ...long,
    day: { jobs: { claim: jobAt('09:00', '10:00'), other: otherJob, ...others }, ...change },
  });
  const inBay2 = (from: string, to: string, change: Partial<Job> = {}) =>
    jobAt(from, to, { bay: 'bay-2', ...change });
  const closure = (bay: string, from: string, to: string) => ({
    closures: { repair: { bay, from: at(from), to: at(to) } },
  });
  const waitingAt = (start: string) => ({
    starts: { foamwash: { [start]: 30 } },
    waiting: {
      line: { serviceId: 'foamwash', minutes: 30, starts: [start], since: at('07:00') },
    },
  });
  const longInBay2 = taken('Bay 2 is not free long enough from 11:00 for GA 11.');
  const shortInBay1 = taken('Bay 1 is not free long enough from 09:00 for KHA 22.');
  const only = (services: string[]) => ({
    bays: [bayWith('bay-1', { services }), bayWith('bay-2', { services: ['foamwash'] })],
  });

  test.each<[string, Changes, object | 'swapped']>([
    ['is free for both', withLong(), 'swapped'],
    ['is sold after half an hour', withLong({ next: inBay2('11:30', '12:00') }), longInBay2],
    ['is sold after the hour', withLong({ next: inBay2('12:00', '12:30') }), 'swapped'],
    [
      'has to be cleaned first',
      withLong(
        { next: inBay2('12:00', '12:30') },
        { bays: [bayWith('bay-1'), bayWith('bay-2', { cleanUp: 10 })] },
      ),
      longInBay2,
    ],
    [
      'is held after half an hour',
      withLong({ next: inBay2('11:30', '12:00', { heldUntil: at('08:01') }) }),
      longInBay2,
    ],
    [
      'was held after half an hour',
      withLong({ next: inBay2('11:30', '12:00', { heldUntil: at('08:00') }) }),
      'swapped',
    ],
    ['is closed after half an hour', withLong({}, closure('bay-2', '11:30', '12:00')), longInBay2],
    ['is closed after the hour', withLong({}, closure('bay-2', '12:00', '13:00')), 'swapped'],
    ['is closed for the other one', withLong({}, closure('bay-1', '09:00', '09:30')), shortInBay1],
    ['is kept for the waitlist', withLong({}, waitingAt('11:30')), minutesKept(['Rahim'])],
    ['is not kept for the waitlist', withLong({}, waitingAt('12:00')), 'swapped'],
    [
      'does not do its service',
      withLong({}, only(['polish'])),
      taken('Bay 1 does not do Foam Wash.'),
    ],
    ['does its service', withLong({}, only(['polish', 'foamwash'])), 'swapped'],
    [
      'is gone',
      withLong({}, { bays: [bayWith('bay-1')] }),
      taken('The bay does not do Foam Wash.'),
    ],
  ])('%s', (_case, changes, expected) => {
    const decision = exchange(pair(changes));
    if (expected === 'swapped') expect(changesOf(decision)).toHaveLength(2);
    else expect(decision).toEqual(expected);
  });

  test.each([
    ['but wanted', { onKeptMinutes: true }],
    ['for nobody else', { keptFor: [] }],
  ])('is kept for the waitlist, %s', (_case, given) => {
    expect(changesOf(exchange(pair(withLong({}, waitingAt('11:30'))), given))).toHaveLength(2);
  });

  test('was held: the hold gives way', () => {
    const next = inBay2('11:30', '12:00', { heldUntil: at('08:00') });
    const [change] = changesOf(exchange(pair(withLong({ next }))));
    expect(change.jobs?.slice(0, 2)).toEqual([
      { claimId: 'claim', job: null },
      { claimId: 'next', job: null },
    ]);
    expect(change.takes).toMatchObject([{ heldUntil: at('08:00'), free: [{ holds: ['next'] }] }]);
  });

  test.each([
    ['of one length fit', '10:00', 'swapped'],
    ['of which the later one is longer do not fit', '10:30', shortInBay1],
  ])('in a row in one bay: two %s', (_case, end, expected) => {
    const second = { ...bookedAt('09:30'), endTime: end, endsAt: at(end) };
    const sales = pair({
      other: { slot: second },
      day: { jobs: { claim: ownJob, other: jobAt('09:30', end) } },
    });
    const decision = exchange(sales);
    if (expected === 'swapped') expect(changesOf(decision)).toHaveLength(2);
    else expect(decision).toEqual(expected);
  });

  test('is sold after midnight', () => {
    const evening = bookedAt('23:30');
    const days = [
      dayWith({
        jobs: { claim: jobAt('09:00', '10:00'), other: inBay2('23:30', '23:59') },
      }),
      nextDayWith({
        jobs: {
          next: inBay2('00:15', '00:45', {
            from: at('00:15', '2027-01-03'),
            to: at('00:45', '2027-01-03'),
          }),
        },
      }),
    ];
    const sales = [
      saleWith(paid, { slot: hour }, { days }),
      saleWith(other, { slot: evening }, { days }),
    ] as const;
    expect(exchange(sales)).toEqual(taken('Bay 2 is not free long enough from 23:30 for GA 11.'));
  });
});

describe('on a closed day', () => {
  const there = bookedAt('11:00', '2027-01-03');
  const days = [
    dayWith(),
    nextDayWith({
      jobs: { other: { ...otherJob, slotId: there._id, from: there.startsAt, to: there.endsAt } },
    }),
  ];
  const sales = [saleWith(paid, {}, { days }), saleWith(other, { slot: there }, { days })] as const;
  const closed = (date: string) => ({
    hours: [],
    exceptions: [{ from: date, to: date, periods: [], note: 'Eid' }],
  });

  test.each([
    ['the first gets no time', '2027-01-03', false, dayClosed],
    ['the other one gets no time', '2027-01-02', false, dayClosed],
    ['a booking gets a time that is meant', '2027-01-03', true, 'swapped'],
    ['a booking gets a time of another day', '2027-01-04', false, 'swapped'],
  ])('%s', (_case, date, onClosedDay, expected) => {
    const decision = exchange(sales, { onClosedDay, hours: closed(date) });
    if (expected === 'swapped') expect(changesOf(decision)).toHaveLength(2);
    else expect(decision).toEqual(expected);
  });
});

test.each<[string, Pair, object]>([
  ['has come keeps its slot', pair(), { 'T-1': { claimId: 'new' } }],
  [
    'is owed gets the new one',
    [saleWith({}, {}, { days: pair()[0].days }), pair()[1]],
    { 'T-1': { claimId: 'new', slot: eleven } },
  ],
  [
    'is owed for an addition gets the new one',
    [{ ...saleWithAddition({ _id: 'T-9' }), days: pair()[0].days }, pair()[1]],
    { 'T-1': { claimId: 'new' }, 'T-9': { slot: eleven } },
  ],
])('what %s', (_case, sales, expected) => {
  const [change, otherChange] = changesOf(exchange(sales));
  expect(change.payments).toEqual(expected);
  expect(otherChange.payments).toEqual({ 'T-2': { claimId: 'newer' } });
});

test.each([
  ['both have their bays', false, false, [24, 22]],
  ['the first has lost its bay', true, false, [2, 22]],
  ['the other one has lost its bay', false, true, [24, 0]],
])('free cancellation ends no earlier than before where %s', (_case, one, two, hours) => {
  const given = [
    { ...facts[0], isDisplaced: one },
    { ...facts[1], isDisplaced: two },
  ] as const;
  const changes = changesOf(exchange(pair(), { facts: given }));
  expect(changes.map(({ booking }) => booking?.cancellationHours)).toEqual(hours);
});
