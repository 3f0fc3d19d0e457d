import { describe, expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import type { AttendanceStatus } from '../bookings/endpoints.ts';
import type { Day } from '../days/day.ts';
import { at, dayWith, jobAt } from './days-of-tests.ts';
import { complete, markAttendance } from './mark-attendance.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith } from './sale-of-tests.ts';

const visit = (change: Partial<Booking> = {}, day: Partial<Day> = {}) =>
  saleWith({}, change, { days: [dayWith(day)] });

const mark = (sale: ReturnType<typeof visit>, status: AttendanceStatus, now = at('09:10')) =>
  markAttendance(sale, status, { by: act.by, now });

test.each([
  ['pending', 'completed', 'marked as completed'],
  ['pending', 'no_show', 'marked as no-show'],
  ['no_show', 'completed', 'marked as completed'],
  ['completed', 'no_show', 'marked as no-show'],
] as const)(
  'a booking that is %s is marked as %s and keeps its money',
  (before, status, action) => {
    const sale = visit({ status: before });
    const change = changeOf(mark(sale, status));
    expect(change).toMatchObject({ booking: { status, isUnseen: false }, payments: {} });
    expect(Object.keys(change.booking ?? {})).toEqual(['status', 'isUnseen']);
    expect(change.events).toEqual([{ kind: status, by: act.by }]);
    expect(change.audit).toEqual([
      {
        kind: 'booking',
        action,
        subject: {
          id: 'T-1',
          label: 'Foam Wash, ABC234',
          slot: { date: '2027-01-02', startTime: '09:00' },
        },
        before: sale.booking,
        after: { ...sale.booking, status },
      },
    ]);
  },
);

test.each([
  ['just before its start', '08:59:59', conflict('This booking has not begun yet.')],
  ['at its start', '09:00:00', 'marked'],
  ['days later', '23:00:00', 'marked'],
])('a mark %s', (_case, time, expected) => {
  for (const status of ['completed', 'no_show'] as const) {
    const decision = mark(visit(), status, new Date(`2027-01-02T${time}+06:00`));
    const marked = { status, isUnseen: false };
    if (expected === 'marked') expect(changeOf(decision).booking).toEqual(marked);
    else expect(decision).toEqual(expected);
  }
});

test.each([
  ['is washed before its start', { stage: 'washing' }, at('08:50'), 'completed', 'marked'],
  ['has only come before its start', { stage: 'arrived' }, at('08:50'), 'completed', 'upcoming'],
  ['has come', { stage: 'arrived' }, at('09:10'), 'no_show', 'has_come'],
  ['is being washed', { stage: 'washing' }, at('09:10'), 'no_show', 'has_come'],
  ['is ready', { stage: 'ready' }, at('09:10'), 'no_show', 'has_come'],
  ['is gone', { stage: 'collected' }, at('09:40'), 'no_show', 'has_come'],
  [
    'has come and is completed',
    { status: 'completed', stage: 'arrived' },
    at('09:40'),
    'no_show',
    'has_come',
  ],
  ['has come', { stage: 'arrived' }, at('09:10'), 'completed', 'marked'],
  ['is cancelled', { status: 'cancelled' }, at('09:10'), 'no_show', 'cancelled'],
  ['is cancelled', { status: 'cancelled' }, at('09:10'), 'completed', 'cancelled'],
] as const)('a visit whose car %s: %j at %s as %s', (_case, change, now, status, expected) => {
  const decision = mark(visit(change), status, now);
  const refusals = {
    upcoming: 'This booking has not begun yet.',
    cancelled: 'This booking is cancelled.',
    has_come: 'The car has come.',
  };
  const marked = { status, isUnseen: false };
  if (expected === 'marked') expect(changeOf(decision).booking).toEqual(marked);
  else expect(decision).toEqual(conflict(refusals[expected]));
});

test('what never became a booking cannot be marked', () => {
  expect(mark(saleWith({}, {}, { booking: null }), 'completed')).toEqual({
    code: 'not_found',
    message: 'There is no such booking.',
  });
});

test.each([
  ['completed', { stage: 'expected', isUnseen: false }],
  ['completed', { stage: 'collected' }],
  ['no_show', { stage: 'expected', isUnseen: false }],
] as const)('the same mark again changes nothing: %s, %j', (status, seen) => {
  expect(mark(visit({ status, ...seen }), status)).toBe('unchanged');
});

describe('a visit that was missed', () => {
  test.each([
    ['at its start keeps a minute', '09:00', '09:01'],
    ['frees the rest of its minutes', '09:10', '09:10'],
    ['frees its last minute', '09:29', '09:29'],
    ['at its end has none to free', '09:30', null],
    ['is told of hours later', '13:00', null],
  ])('%s', (_case, time, end) => {
    for (const status of ['pending', 'completed'] as const) {
      const { jobs } = changeOf(mark(visit({ status }), 'no_show', at(time)));
      expect(jobs).toEqual(end === null ? [] : [{ claimId: 'claim', job: jobAt('09:00', end) }]);
    }
  });

  test('without a place has no minutes to free', () => {
    expect(changeOf(mark(visit({}, { jobs: {} }), 'no_show')).jobs).toEqual([]);
  });
});

describe('a visit that was not missed after all', () => {
  const short = jobAt('09:00', '09:10');
  const again = [{ claimId: 'claim', job: jobAt('09:00', '09:30') }];
  const sold = jobAt('09:10', '09:40');
  const held = (time: string) => ({ claim: short, next: { ...sold, heldUntil: at(time) } });

  test.each<[string, Day['jobs'], string, object[]]>([
    ['takes its minutes again', { claim: short }, '09:20', again],
    ['takes the last of them again', { claim: short }, '09:29', again],
    ['takes none after its end', { claim: short }, '09:30', []],
    ['leaves them to their buyer', { claim: short, next: sold }, '09:20', []],
    ['leaves them to somebody who pays', held('09:25'), '09:20', []],
    ['leaves them to a hold that has just run out', held('09:15'), '09:16', []],
    [
      'takes them from a hold that has run out',
      held('09:15'),
      '09:17',
      [{ claimId: 'next', job: null }, ...again],
    ],
    ['takes its minutes again where it had none', {}, '09:20', again],
  ])('%s', (_case, jobs, time, expected) => {
    const change = changeOf(mark(visit({ status: 'no_show' }, { jobs }), 'completed', at(time)));
    expect(change.jobs).toEqual(expected);
    expect(change.booking).toEqual({ status: 'completed', isUnseen: false });
  });

  test.each([
    ['was never marked as missed', 'pending', 'expected'],
    ['was ready before', 'no_show', 'ready'],
    ['was collected before', 'no_show', 'collected'],
  ] as const)('takes no minutes when it %s', (_case, status, stage) => {
    const sale = visit({ status, stage }, { jobs: { claim: short } });
    expect(changeOf(mark(sale, 'completed', at('09:20'))).jobs).toEqual([]);
  });
});

test.each([
  ['pending', 'just before its end', '09:29:59', 'unchanged'],
  ['pending', 'at its end', '09:30:00', 'completed'],
  ['completed', 'after its end', '10:00:00', 'unchanged'],
  ['no_show', 'after its end', '10:00:00', 'unchanged'],
  ['cancelled', 'after its end', '10:00:00', 'unchanged'],
] as const)('the clock says of a booking that is %s, %s', (status, _case, time, expected) => {
  const decision = complete(visit({ status }), false, {
    now: new Date(`2027-01-02T${time}+06:00`),
  });
  if (expected === 'unchanged') expect(decision).toBe(expected);
  else {
    expect(decision).toEqual({
      booking: { status: 'completed' },
      jobs: [],
      payments: {},
      events: [{ kind: 'completed', by: { uid: null, role: 'system' } }],
      audit: [],
    });
  }
});

test('the clock completes a visit whose car is still being washed', () => {
  const decision = complete(visit({ stage: 'washing' }), true, { now: at('09:32') });
  expect(changeOf(decision).booking).toEqual({ status: 'completed' });
});

test('the clock counts the end of the slot to which a booking has moved', () => {
  const slot = { ...visit().payments[0]?.slot, endsAt: at('09:30', '2027-01-03') };
  const moved = visit({ slot: slot as Booking['slot'] });
  expect(complete(moved, true, { now: at('10:00') })).toBe('unchanged');
  expect(complete(moved, true, { now: at('09:30', '2027-01-03') })).not.toBe('unchanged');
});

test('the clock completes nothing that never became a booking', () => {
  expect(complete(saleWith({}, {}, { booking: null }), true, { now: at('10:00') })).toBe(
    'unchanged',
  );
});

test.each([
  ['expected', true, { status: 'completed', isUnseen: true }],
  ['expected', false, { status: 'completed' }],
  ['collected', true, { status: 'completed' }],
] as const)('over while %s, and stages are used or not (%s): %j', (stage, usesStages, booking) => {
  const over = complete(visit({ stage }), usesStages, { now: at('10:00') });
  expect(changeOf(over).booking).toEqual(booking);
});

test.each([
  ['completed', { isUnseen: true }],
  ['completed', {}],
  ['no_show', { isUnseen: true }],
] as const)('the desk says of a visit that the clock has completed: %s, %j', (status, unseen) => {
  const sale = visit({ status: 'completed', ...unseen });
  const change = changeOf(mark(sale, status, at('19:00')));
  expect(change).toMatchObject({
    booking: { status, isUnseen: false },
    events: [{ kind: status }],
  });
});
