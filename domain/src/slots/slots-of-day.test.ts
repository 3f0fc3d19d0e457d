import { describe, expect, test } from 'vitest';
import { emptyDay, withJobs, withStarts } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
import { openTimesOfDays } from './open-times-of-days.ts';
import { slotFromNow, slotInBay, slotOfDay, slotsOfDay } from './slots-of-day.ts';

const timeZone = 'Europe/Berlin';
const made = new Date(0);

const bays = ['1', '2'].map((_id) => ({
  _id,
  name: _id,
  kind: 'bay' as const,
  services: null,
  cleanUp: 0,
}));

const start = (startTime: string, minutes = 60, serviceId = 'wash', date = '2026-06-01') => ({
  serviceId,
  date,
  startTime,
  minutes,
  becomes: 'offered' as const,
});

const day: Day = withStarts(emptyDay('2026-06-01', bays, made), [
  start('10:00'),
  start('09:00'),
  { ...start('11:00'), becomes: 'closed' },
  start('09:30', 240, 'coat'),
  start('09:00', 60, 'wash', '2026-06-02'),
]);

const taken = (claimId: string, bay: string, heldUntil: Date | null) => ({
  claimId,
  job: {
    bay,
    slotId: 'wash_2026-06-01_1000',
    from: new Date('2026-06-01T08:00:00Z'),
    to: new Date('2026-06-01T09:00:00Z'),
    heldUntil,
  },
});
const later = new Date('2026-05-31T12:00:00Z');

test('the slots of a service, the earliest first, with what is closed', () => {
  const slots = slotsOfDay(day, 'wash', { timeZone });
  expect(slots.map(({ startTime, endTime, isBooked }) => [startTime, endTime, isBooked])).toEqual([
    ['09:00', '10:00', 'available'],
    ['10:00', '11:00', 'available'],
    ['11:00', '12:00', 'canceled'],
  ]);
  expect(slots[0]).toMatchObject({
    _id: 'wash_2026-06-01_0900',
    startsAt: new Date('2026-06-01T07:00:00Z'),
    endsAt: new Date('2026-06-01T08:00:00Z'),
    bays: 2,
  });
  expect(slotsOfDay(day, null, { timeZone })).toHaveLength(4);
});

test.each([
  ['a hold beside a free bay', [taken('a', '1', later)], 'available', null],
  ['holds in every bay', [taken('a', '1', later), taken('b', '2', made)], 'available', made],
  ['a booking beside a hold', [taken('a', '1', null), taken('b', '2', later)], 'available', later],
  ['bookings in every bay', [taken('a', '1', null), taken('b', '2', null)], 'booked', null],
] as const)('%s', (_case, jobs, isBooked, heldUntil) => {
  const slot = slotOfDay(
    withJobs(day, jobs),
    { serviceId: 'wash', startTime: '10:00' },
    { timeZone },
  );
  expect(slot).toMatchObject({ isBooked, heldUntil });
  expect(slot?.claims.map(({ claimId }) => claimId)).toEqual(jobs.map(({ claimId }) => claimId));
});

test('a start that is not offered is not a slot', () => {
  expect(slotOfDay(day, { serviceId: 'wash', startTime: '12:00' }, { timeZone })).toBeNull();
  expect(slotOfDay(day, { serviceId: 'other', startTime: '09:00' }, { timeZone })).toBeNull();
});

test('a long job takes the starts of others off sale, a hold does not', () => {
  const jobs = [taken('a', '1', null), taken('b', '2', null)];
  expect(openTimesOfDays([withJobs(day, jobs)], timeZone)).toEqual(
    new Map([['wash', { '2026-06-01': ['09:00'] }]]),
  );
  const held = [taken('a', '1', null), taken('b', '2', later)];
  expect(openTimesOfDays([withJobs(day, held)], timeZone)).toEqual(
    openTimesOfDays([day], timeZone),
  );
});

describe('in the nights of a clock change', () => {
  test.each([
    ['spring', '2026-03-29', '03:30', '2026-03-29T01:30:00Z'],
    ['autumn, the first of two', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['autumn, after it', '2026-10-25', '09:00', '2026-10-25T08:00:00Z'],
  ])('%s', (_case, date, startTime, expected) => {
    const changing = withStarts(emptyDay(date, bays, made), [start(startTime, 30, 'wash', date)]);
    const [slot] = slotsOfDay(changing, 'wash', { timeZone });
    expect(slot?.startsAt).toEqual(new Date(expected));
    expect(slotOfDay(changing, { serviceId: 'wash', startTime }, { timeZone })).toEqual(slot);
  });
});

test('a start that is no longer offered is listed for its bookings, but not for holds', () => {
  const gone = { ...start('10:00'), becomes: 'gone' as const };
  const left = withStarts(withJobs(day, [taken('a', '1', null), taken('b', '2', null)]), [gone]);
  const ten = slotOfDay(left, { serviceId: 'wash', startTime: '10:00' }, { timeZone });
  expect(ten).toMatchObject({ isBooked: 'booked', heldUntil: null, free: [], endTime: '11:00' });
  expect(ten?.claims.map(({ claimId }) => claimId)).toEqual(['a', 'b']);
  const times = slotsOfDay(left, 'wash', { timeZone }).map(({ startTime }) => startTime);
  expect(times).toEqual(['09:00', '10:00', '11:00']);
  expect(slotsOfDay(left, 'coat', { timeZone })).toHaveLength(1);
  expect(openTimesOfDays([left], timeZone).get('wash')).toEqual({ '2026-06-01': ['09:00'] });
  const held = withStarts(withJobs(day, [taken('a', '1', later)]), [gone]);
  expect(slotOfDay(held, { serviceId: 'wash', startTime: '10:00' }, { timeZone })).toBeNull();
});

describe('the minutes from now on', () => {
  const wash = { serviceId: 'wash', minutes: 60 };
  const fromNow = (day: Day, now: string) =>
    slotFromNow(day, wash, new Date(`2026-06-01T${now}Z`), { timeZone });

  test('begin with this minute, by the clock of the business, and are offered to nobody', () => {
    expect(fromNow(day, '07:12:34')).toMatchObject({
      _id: 'wash_2026-06-01_0912',
      startTime: '09:12',
      endTime: '10:12',
      startsAt: new Date('2026-06-01T07:12:00Z'),
      isBooked: 'available',
    });
    expect(slotsOfDay(day, 'wash', { timeZone })).toHaveLength(3);
  });

  test('have the bays that are neither booked nor held for all of them', () => {
    const one = withJobs(day, [taken('a', '1', null)]);
    expect(fromNow(one, '07:30:00').free.map(({ bay }) => bay)).toEqual(['2']);
    expect(fromNow(one, '07:00:00').free.map(({ bay }) => bay)).toEqual(['1', '2']);
    const held = withJobs(one, [taken('b', '2', later)]);
    expect(fromNow(held, '07:30:00')).toMatchObject({ isBooked: 'available', heldUntil: later });
    const both = withJobs(one, [taken('b', '2', null)]);
    expect(fromNow(both, '07:30:00').isBooked).toBe('booked');
  });

  test('can be sold at a closed start too, because the desk decides', () => {
    expect(fromNow(day, '09:00:00')).toMatchObject({ startTime: '11:00', isBooked: 'available' });
  });

  test('are free in any bay to the booking that has them, and to nobody else', () => {
    const sold = withJobs(emptyDay('2026-06-01', bays, made), [taken('a', '1', null)]);
    const parts = { serviceId: 'wash', startTime: '10:00' };
    expect(slotOfDay(sold, parts, { timeZone })).toMatchObject({ isBooked: 'booked', free: [] });
    const own = slotOfDay(sold, parts, { timeZone, ignored: 'a' });
    expect(own?.free.map(({ bay }) => bay)).toEqual(['1', '2']);
    expect(own && slotInBay(own, '2').free).toHaveLength(1);
    expect(slotOfDay(sold, parts, { timeZone, ignored: 'b' })?.free).toEqual([]);
  });

  test('leave a bay to somebody who waits for its minutes', () => {
    const next = { ...taken('b', '1', null).job, slotId: 'wash_2026-06-01_1100' };
    const from = new Date('2026-06-01T09:00:00Z');
    const to = new Date('2026-06-01T10:00:00Z');
    const offered = withStarts(emptyDay('2026-06-01', bays, made), [start('10:30')]);
    const sold = withJobs(offered, [
      taken('a', '1', null),
      { claimId: 'b', job: { ...next, from, to } },
    ]);
    const waiting = { serviceId: 'wash', minutes: 60, starts: ['10:30'], since: made };
    const parts = { serviceId: 'wash', startTime: '10:00' };
    const own = slotOfDay({ ...sold, waiting: { line: waiting } }, parts, {
      timeZone,
      ignored: 'a',
    });
    expect(own?.free.map(({ bay, isForWaitlist }) => [bay, isForWaitlist])).toEqual([
      ['1', undefined],
      ['2', true],
    ]);
  });

  test.each([
    ['keep them, although somebody waits', '1', 60, ['1', undefined]],
    ['get no more of them than they hold', '1', 75, ['1', true]],
    ['get none in another bay', '2', 60, ['1', true]],
  ])('that somebody holds %s', (_case, bay, minutes, expected) => {
    const offered = withStarts(emptyDay('2026-06-01', [...bays], made), [start('10:00')]);
    const held = withJobs(offered, [taken('a', bay, later)]);
    const waiting = { serviceId: 'wash', minutes: 60, starts: ['10:00'], since: made };
    const own = slotOfDay(
      { ...held, waiting: { line: waiting } },
      { serviceId: 'wash', startTime: '10:00' },
      { timeZone, ignored: 'a', length: { takes: { minutes }, hours: null } },
    );
    expect(own?.free.map((free) => [free.bay, free.isForWaitlist])).toContainEqual(expected);
  });

  test('are as long as what was sold, also if the job is shorter by now', () => {
    const { claimId, job } = taken('a', '1', null);
    const short = { ...job, to: new Date('2026-06-01T08:20:00Z') };
    const sold = withJobs(emptyDay('2026-06-01', bays, made), [{ claimId, job: short }]);
    const parts = { serviceId: 'wash', startTime: '10:00' };
    const length = { takes: { minutes: 60 }, hours: null };
    const own = slotOfDay(sold, parts, { timeZone, ignored: 'a', length });
    expect(own?.endsAt).toEqual(job.to);
    expect(slotOfDay(sold, parts, { timeZone, length })?.endsAt).toEqual(short.to);
  });
});

describe('on the night that the clocks go back', () => {
  const date = '2026-10-25';
  const night = withStarts(emptyDay(date, bays, made), [start('02:30', 30, 'wash', date)]);
  const [first, second] = [new Date(`${date}T00:30:00Z`), new Date(`${date}T01:30:00Z`)];
  const walkIn = (now: Date) =>
    slotFromNow(night, { serviceId: 'wash', minutes: 30 }, now, { timeZone });

  test('a walk-in at a time that is shown again has an id of its own', () => {
    const early = walkIn(first);
    const late = walkIn(second);
    expect([early._id, late._id]).toEqual([`wash_${date}_0230`, `wash_${date}_0230b`]);
    expect([early.startTime, late.startTime]).toEqual(['02:30', '02:30']);
    expect([early.startsAt, late.startsAt]).toEqual([first, second]);
    expect(late.free.map(({ bay }) => bay)).toEqual(['1', '2']);
  });

  test('it is another slot than the start that is offered at that time', () => {
    const { _id: slotId, startsAt: from, endsAt: to } = walkIn(second);
    const sold = withJobs(night, [
      { claimId: 'late', job: { bay: '1', slotId, from, to, heldUntil: null } },
    ]);
    expect(slotsOfDay(sold, 'wash', { timeZone })).toMatchObject([
      { _id: `wash_${date}_0230`, startsAt: first, claims: [] },
      { _id: slotId, startsAt: second, isBooked: 'booked', claims: [{ claimId: 'late' }] },
    ]);
    const repeated = { serviceId: 'wash', startTime: '02:30', isRepeated: true };
    const moving = slotOfDay(sold, repeated, { timeZone, ignored: 'late' });
    expect(moving).toMatchObject({ _id: slotId, startsAt: second, endsAt: to });
    expect(moving?.free.map(({ bay }) => bay)).toEqual(['1', '2']);
    expect(slotOfDay(night, repeated, { timeZone })).toBeNull();
  });
});
