import { describe, expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import type { VisitStage } from '../bookings/visit-stage.ts';
import type { Day } from '../days/day.ts';
import { changeStage } from './change-stage.ts';
import { at, bayWith, dayWith, jobAt } from './days-of-tests.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith } from './sale-of-tests.ts';

const visit = (change: Partial<Booking> = {}, day: Partial<Day> = {}) =>
  saleWith({}, change, { days: [dayWith(day)] });

interface Said {
  now?: Date;
  today?: string;
}

const say = (
  sale: ReturnType<typeof visit>,
  to: VisitStage,
  { now = at('09:10'), today = '2027-01-02' }: Said = {},
) => changeStage(sale, { to, today }, { by: act.by, now });

test.each([
  ['expected', 'arrived'],
  ['arrived', 'washing'],
  ['washing', 'ready'],
  ['ready', 'collected'],
  ['expected', 'ready'],
  ['arrived', 'expected'],
  ['collected', 'ready'],
  ['ready', 'washing'],
] as const)('a visit goes from %s to %s, with its event and its audit entry', (stage, to) => {
  const change = changeOf(say(visit({ stage }), to));
  expect(change).toEqual({
    booking: { stage: to },
    jobs: expect.any(Array),
    payments: {},
    events: [{ kind: to, by: act.by, stageBefore: stage }],
    audit: [
      {
        kind: 'booking',
        action: 'stage changed',
        subject: {
          id: 'T-1',
          label: 'Kamal, Foam Wash',
          slot: { date: '2027-01-02', startTime: '09:00' },
        },
        before: { stage },
        after: { stage: to },
      },
    ],
  });
});

describe('nobody says anything about a visit', () => {
  test.each([
    ['that is cancelled', { status: 'cancelled' }, 'This booking is cancelled.'],
    [
      'that was missed',
      { status: 'no_show' },
      'This visit was missed. Mark it as completed first.',
    ],
    [
      'that is cancelled, even the same as before',
      { status: 'cancelled', stage: 'arrived' },
      'This booking is cancelled.',
    ],
  ] as const)('%s', (_case, change, message) => {
    expect(say(visit(change), 'arrived')).toEqual(conflict(message));
  });

  test('that never became a booking', () => {
    expect(say(saleWith({}, {}, { booking: null }), 'arrived')).toEqual({
      code: 'not_found',
      message: 'There is no such booking.',
    });
  });
});

test.each([
  ['the day before', '2027-01-01', conflict('The day of this visit has not come yet.')],
  ['its day', '2027-01-02', 'said'],
  ['the day after', '2027-01-03', 'said'],
])('a car can arrive on %s', (_case, today, expected) => {
  const decision = say(visit(), 'arrived', { today });
  if (expected === 'said') expect(changeOf(decision).booking).toEqual({ stage: 'arrived' });
  else expect(decision).toEqual(expected);
});

test.each([
  ['on its day', '2027-01-02'],
  ['before its day', '2027-01-01'],
])('the same stage again changes nothing, %s', (_case, today) => {
  expect(say(visit({ stage: 'arrived' }), 'arrived', { today })).toBe('unchanged');
});

test.each([
  ['that is ready', 'washing', 'ready', '09:10:00', '09:10'],
  ['that is ready within a minute', 'washing', 'ready', '09:10:59', '09:10'],
  ['that is ready without any other stage', 'expected', 'ready', '09:10:00', '09:10'],
  ['that is collected at once', 'washing', 'collected', '09:10:00', '09:10'],
  ['that is ready before its start', 'washing', 'ready', '08:50:00', '09:01'],
  ['that is ready just before its end', 'washing', 'ready', '09:29:59', '09:29'],
  ['that is ready at its end', 'washing', 'ready', '09:30:00', null],
  ['that is ready after its end', 'washing', 'ready', '10:30:00', null],
  ['that has come', 'expected', 'arrived', '09:10:00', null],
  ['that is being washed', 'arrived', 'washing', '09:10:00', null],
  ['that was not being washed', 'washing', 'arrived', '09:10:00', null],
  ['that was ready before it is collected', 'ready', 'collected', '09:10:00', null],
  ['that was not collected yet', 'collected', 'ready', '09:10:00', null],
] as const)('a car %s frees its bay: %s to %s at %s', (_case, stage, to, time, end) => {
  const now = new Date(`2027-01-02T${time}+06:00`);
  const { jobs } = changeOf(say(visit({ stage }), to, { now }));
  expect(jobs).toEqual(end === null ? [] : [{ claimId: 'claim', job: jobAt('09:00', end) }]);
});

test('a car that has lost its place has no minutes to free', () => {
  const change = changeOf(say(visit({ stage: 'washing' }, { jobs: {} }), 'ready'));
  expect(change.jobs).toEqual([]);
  expect(change.booking).toEqual({ stage: 'ready' });
});

describe('a car that goes back into its bay', () => {
  const short = { claim: jobAt('09:00', '09:10') };
  const next = (from: string, to: string, change = {}) => ({
    jobs: { ...short, next: jobAt(from, to, change) },
  });
  const again = { claimId: 'claim', job: jobAt('09:00', '09:30') };
  const gone = { claimId: 'next', job: null };
  const holdUntil = (time: string) => next('09:10', '09:40', { heldUntil: at(time) });
  const closed = (bay: string) => ({
    jobs: short,
    closures: { repair: { bay, from: at('09:20'), to: at('12:00') } },
  });
  const cleaned = { bays: [bayWith('bay-1', { cleanUp: 10 })] };

  test.each<[string, Partial<Day>, string, object[]]>([
    ['that is free', { jobs: short }, '09:15', [again]],
    ['just before its end', { jobs: short }, '09:29', [again]],
    ['at its end', { jobs: short }, '09:30', []],
    ['that it has kept', {}, '09:15', []],
    ['that has been sold meanwhile', next('09:10', '09:40'), '09:15', []],
    ['of which the last minutes are sold', next('09:29', '09:59'), '09:15', []],
    ['before a job at its end', next('09:30', '10:00'), '09:15', [again]],
    ['without time to clean it', { ...cleaned, ...next('09:39', '10:09') }, '09:15', []],
    ['with time to clean it', { ...cleaned, ...next('09:40', '10:10') }, '09:15', [again]],
    ['beside a job in the other bay', next('09:10', '09:40', { bay: 'bay-2' }), '09:15', [again]],
    ['that somebody holds', holdUntil('09:20'), '09:15', []],
    ['of which a hold has just run out', holdUntil('09:15'), '09:16', []],
    ['of which a hold has run out', holdUntil('09:15'), '09:17', [gone, again]],
    ['that is closed', closed('bay-1'), '09:15', []],
    ['beside a closed one', closed('bay-2'), '09:15', [again]],
    ['that is gone', { jobs: short, bays: [bayWith('bay-2')] }, '09:15', []],
    [
      'that no longer does the service',
      { jobs: short, bays: [bayWith('bay-1', { services: ['polish'] })] },
      '09:15',
      [],
    ],
    ['where it has lost its place', { jobs: {} }, '09:15', []],
  ])('%s', (_case, day, time, expected) => {
    for (const stage of ['ready', 'collected'] as const) {
      const change = changeOf(say(visit({ stage }, day), 'washing', { now: at(time) }));
      expect(change.jobs).toEqual(expected);
      expect(change.booking).toEqual({ stage: 'washing' });
    }
  });
});

test('a completed visit whose car is ready may go back too, and stays completed', () => {
  const sale = visit({ status: 'completed', stage: 'ready' });
  const change = changeOf(say(sale, 'washing', { now: at('10:30') }));
  expect(change).toMatchObject({ booking: { stage: 'washing' }, jobs: [] });
  expect(change.booking).not.toHaveProperty('status');
});
