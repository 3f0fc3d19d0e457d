import { describe, expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import type { VisitStage } from '../bookings/visit-stage.ts';
import type { Day } from '../days/day.ts';
import { changeStage } from './change-stage.ts';
import { at, bayWith, bookedAt, dayWith, jobAt, nextDayWith, timeZone } from './days-of-tests.ts';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith } from './sale-of-tests.ts';

const visit = (change: Partial<Booking> = {}, day: Partial<Day> = {}) =>
  saleWith({}, change, { days: [dayWith(day)] });

interface Said {
  now?: Date;
  inTakenBay?: boolean;
  hasDayCome?: boolean;
}

const say = (
  sale: ReturnType<typeof visit>,
  to: VisitStage,
  { now = at('09:10'), inTakenBay = false, hasDayCome = true }: Said = {},
) => {
  return changeStage(sale, { to, hasDayCome, timeZone, inTakenBay }, { by: act.by, now });
};

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
          label: 'Foam Wash, ABC234',
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

test('a car can arrive once its day has come', () => {
  const change = changeOf(say(visit(), 'arrived'));
  expect(change.booking).toEqual({ stage: 'arrived' });
  const early = say(visit(), 'arrived', { hasDayCome: false });
  expect(early).toEqual(conflict('The day of this visit has not come yet.'));
});

test.each([
  ['on its day', true],
  ['before its day', false],
])('the same stage again changes nothing, %s', (_case, hasDayCome) => {
  expect(say(visit({ stage: 'arrived' }), 'arrived', { hasDayCome })).toBe('unchanged');
});

test.each([
  ['that is ready', 'washing', 'ready', '09:10:00', '09:10'],
  ['that is ready within a minute', 'washing', 'ready', '09:10:59', '09:10'],
  ['that is ready without any other stage', 'expected', 'ready', '09:10:00', '09:10'],
  ['that is collected at once', 'washing', 'collected', '09:10:00', '09:10'],
  ['that is ready in its first minute', 'washing', 'ready', '09:00:20', '09:01'],
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
    ['where it had left it before its start', { jobs: {} }, '09:15', [again]],
    [
      'where it had left one that is taken since',
      { jobs: { one: jobAt('09:00', '09:30'), other: jobAt('09:00', '09:30', { bay: 'bay-2' }) } },
      '09:15',
      [],
    ],
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

describe('a wash that begins before its time', () => {
  const early = (from: string, to: string, bay = 'bay-1') => ({
    claimId: 'claim',
    job: jobAt('09:00', '09:30', { bay, from: at(from), to: at(to) }),
  });
  const own = jobAt('09:00', '09:30');
  const next = (from: string, to: string, change = {}) => ({
    jobs: { claim: own, next: jobAt(from, to, change) },
  });
  const wash = (day: Partial<Day>, said: Said = {}, stage: VisitStage = 'arrived') =>
    say(visit({ stage }, day), 'washing', { now: at('07:20'), ...said });

  test.each<[string, Partial<Day>, object[]]>([
    ['that is free', {}, [early('07:20', '07:50')]],
    ['before the next job', next('07:50', '08:20'), [early('07:20', '07:50')]],
    [
      'beside a job in the other bay',
      next('07:00', '08:00', { bay: 'bay-2' }),
      [early('07:20', '07:50')],
    ],
    [
      'whose hold has run out',
      next('07:30', '08:00', { heldUntil: at('07:17') }),
      [{ claimId: 'next', job: null }, early('07:20', '07:50')],
    ],
    [
      'whose minutes are kept for the waitlist',
      {
        starts: { foamwash: { '07:30': 30 } },
        waiting: {
          line: { serviceId: 'foamwash', minutes: 30, starts: ['07:30'], since: at('00:00') },
        },
      },
      [early('07:20', '07:50')],
    ],
    ['that is gone', { bays: [bayWith('bay-2')] }, []],
    ['where it has lost its place, another one', { jobs: {} }, [early('07:20', '07:50')]],
  ])('takes its bay from then on: one %s', (_case, day, jobs) => {
    expect(changeOf(wash(day, { now: new Date(at('07:20').getTime() + 40_000) }))).toMatchObject({
      booking: { stage: 'washing' },
      jobs,
    });
  });

  test.each<[string, Partial<Day>, string, object[]]>([
    ['taken now', next('07:00', '07:30'), 'not free now', []],
    ['taken soon', next('07:40', '08:10'), 'free until 07:40 only', [early('07:20', '07:40')]],
    [
      'being paid for',
      next('07:40', '08:10', { heldUntil: at('07:30') }),
      'free until 07:40 only',
      [early('07:20', '07:40')],
    ],
    [
      'closed soon',
      { closures: { repair: { bay: 'bay-1', from: at('07:45'), to: at('08:00') } } },
      'free until 07:45 only',
      [early('07:20', '07:45')],
    ],
  ])('is asked about in a bay that is %s, and takes what is free', (_case, day, free, jobs) => {
    expect(wash(day)).toEqual({
      code: 'slot_taken',
      message: `Bay 1 is ${free}. Start the wash anyway?`,
    });
    expect(changeOf(wash(day, { inTakenBay: true })).jobs).toEqual(jobs);
  });

  test('is not asked about once its time has come', () => {
    const late = next('09:20', '09:50');
    expect(changeOf(wash(late, { now: at('09:00') })).jobs).toEqual([]);
  });

  const washed = { jobs: { claim: early('07:20', '07:50').job } };

  test.each<[string, VisitStage, VisitStage, Partial<Day>, string, object[]]>([
    [
      'frees the rest when it is ready',
      'washing',
      'ready',
      washed,
      '07:40',
      [early('07:20', '07:40')],
    ],
    [
      'goes on in it',
      'ready',
      'washing',
      { jobs: { claim: early('07:20', '07:40').job } },
      '07:45',
      [early('07:20', '07:50')],
    ],
    [
      'has its booked minutes back when it was not begun',
      'washing',
      'arrived',
      washed,
      '07:21',
      [{ claimId: 'claim', job: own }],
    ],
    [
      'stays where it is when they are sold',
      'washing',
      'arrived',
      { jobs: { ...washed.jobs, next: jobAt('09:00', '09:30') } },
      '07:21',
      [],
    ],
    [
      'frees all its minutes when it is ready and never had its bay',
      'washing',
      'ready',
      {},
      '07:40',
      [{ claimId: 'claim', job: null }],
    ],
    [
      'has its booked minutes back when it was not ready',
      'ready',
      'expected',
      { jobs: {} },
      '07:41',
      [{ claimId: 'claim', job: own }],
    ],
    ['keeps its booked minutes when it arrives', 'expected', 'arrived', {}, '07:20', []],
  ])('%s', (_case, stage, to, day, time, jobs) => {
    expect(changeOf(say(visit({ stage }, day), to, { now: at(time) })).jobs).toEqual(jobs);
  });
});

describe('a wash of the night that begins before midnight', () => {
  const slot = bookedAt('00:15', '2027-01-03');
  const own = jobAt('00:15', '00:45', { slotId: slot._id, from: slot.startsAt, to: slot.endsAt });
  const job = (from: Date, to: Date) => ({ ...own, from, to });
  const early = job(at('23:50'), at('00:20', '2027-01-03'));
  const onBoth = (jobs: Day['jobs']) => [dayWith({ jobs }), nextDayWith({ jobs })];
  const inNight = (stage: VisitStage, days: Day[]) => saleWith({}, { stage, slot }, { days });

  test('takes its bay on both days', () => {
    const sale = inNight('arrived', [dayWith({ jobs: {} }), nextDayWith({ jobs: { claim: own } })]);
    const { jobs } = changeOf(say(sale, 'washing', { now: at('23:50') }));
    expect(jobs).toEqual([{ claimId: 'claim', job: early }]);
  });

  test('is asked about where the bay is taken on the evening before', () => {
    const other = jobAt('23:30', '23:55');
    const days = [dayWith({ jobs: { other } }), nextDayWith({ jobs: { claim: own } })];
    expect(say(inNight('arrived', days), 'washing', { now: at('23:50') })).toMatchObject({
      code: 'slot_taken',
    });
  });

  test.each([
    ['is ready before midnight', 'washing', 'ready', at('23:58'), job(at('23:50'), at('23:58'))],
    ['was not begun', 'washing', 'arrived', at('23:51'), own],
  ] as const)('%s', (_case, stage, to, now, after) => {
    const change = changeOf(say(inNight(stage, onBoth({ claim: early })), to, { now }));
    expect(change.jobs).toEqual([{ claimId: 'claim', job: after }]);
  });
});
