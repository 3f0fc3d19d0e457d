import { expect, test } from 'vitest';
import type { Day, Job } from '../days/day.ts';
import { minutesKept } from '../payments/sale-refusals.ts';
import type { BookedSlot } from '../slots/slot.ts';
import { at, bayWith, dayWith, jobAt, nextDayWith, ownJob, timeZone } from './days-of-tests.ts';
import { placesInTheWay, slotInBayOf, stayInBay } from './own-bay.ts';
import { act, saleWith } from './sale-of-tests.ts';

const { booking } = saleWith();
if (!booking) throw new Error('The sale has no booking');

/** Two hours before the visit. */
const now = at('07:00');
const waitingAt = (...starts: string[]) => ({
  waiting: { line: { serviceId: 'foamwash', minutes: 30, starts, since: act.now } },
});
const held = (from: string, heldUntil: Date, to = '10:30') => ({
  jobs: { claim: ownJob, hold: jobAt(from, to, { heldUntil }) },
});
const withJob = (from: string, to: string, change: Partial<Job> = {}) => ({
  jobs: { claim: ownJob, next: jobAt(from, to, change) },
});
const closure = (from: string, to: string) => ({
  closures: { shut: { bay: 'bay-1', from: at(from), to: at(to) } },
});

const until = (endTime: string): BookedSlot => ({
  ...booking.slot,
  endTime,
  endsAt: at(endTime),
});
const polishUntil = (endTime: string): BookedSlot => ({
  ...until(endTime),
  _id: 'polish_2027-01-02_0900',
});

const others = { keptFor: ['Rahim'], onKeptMinutes: false };
const kept = minutesKept(['Rahim']);

const stay = (days: readonly Day[], slot: BookedSlot, change: Partial<typeof others> = {}) =>
  stayInBay(booking, slot, days, { timeZone, now, ...others, ...change });

const taken = (message: string) => ({
  code: 'slot_taken',
  message: `${message}. Move this booking or the next one first.`,
});

test('a job that becomes longer takes the minutes after it', () => {
  const slot = until('10:00');
  const free = { bay: 'bay-1', heldUntil: null, holds: [] };
  expect(stay([dayWith()], slot)).toEqual({
    jobs: [{ claimId: 'claim', job: { ...ownJob, to: at('10:00') } }],
    takes: [slotInBayOf(slot, free)],
  });
});

test('a job that has begun before its time becomes longer from there', () => {
  const early = { ...ownJob, from: at('07:00'), to: at('07:30') };
  const jobs = [{ claimId: 'claim', job: { ...early, to: at('08:00') } }];
  expect(stay([dayWith({ jobs: { claim: early } })], until('10:00'))).toMatchObject({ jobs });
  const full = dayWith({ jobs: { claim: early, next: jobAt('07:45', '08:15') } });
  expect(stay([full], until('10:00'))).toEqual(taken('Bay 1 is free until 07:45 only'));
});

test.each<[string, Partial<Day>, string]>([
  ['nothing', {}, '10:00'],
  ['a job that begins at its end', withJob('10:00', '10:30'), '10:00'],
  ['a job in the other bay', withJob('09:30', '10:30', { bay: 'bay-2' }), '10:00'],
  ['a hold that begins at its end', held('10:00', at('07:10')), '10:00'],
  ['a closure after it', closure('10:00', '12:00'), '10:00'],
  ['minutes that are kept for the waitlist after it', waitingAt('10:00'), '10:00'],
  ['a waitlist whose start is offered no more', waitingAt('09:30'), '10:00'],
])('a job may become longer with %s in its bay', (_what, change, end) => {
  const jobs = [{ claimId: 'claim', job: { ...ownJob, to: at(end) } }];
  expect(stay([dayWith(change)], until(end))).toMatchObject({ jobs });
});

test.each<[string, Partial<Day>, string, object]>([
  ['the next job', withJob('10:00', '10:30'), '10:01', taken('Bay 1 is free until 10:00 only')],
  ['a job right after it', withJob('09:30', '10:30'), '09:31', taken('Bay 1 is taken after 09:30')],
  [
    'a customer who is paying',
    held('10:00', at('07:10')),
    '10:15',
    taken('Bay 1 is free until 10:00 only'),
  ],
  ['a closure', closure('09:45', '12:00'), '10:00', taken('Bay 1 is free until 09:45 only')],
  [
    'a closure right after it',
    closure('09:30', '12:00'),
    '10:00',
    taken('Bay 1 is taken after 09:30'),
  ],
  ['minutes that are kept for the waitlist', waitingAt('10:00'), '10:15', kept],
  [
    'the clean-up before the next job',
    { ...withJob('10:00', '10:30'), bays: [bayWith('bay-1', { cleanUp: 10 })] },
    '10:00',
    taken('Bay 1 is free until 09:50 only'),
  ],
  [
    'the next job of a bay with a name',
    { ...withJob('10:00', '10:30'), bays: [bayWith('bay-1', { name: 'The pit' })] },
    '10:15',
    taken('The pit is free until 10:00 only'),
  ],
])('a job does not become longer into %s', (_what, change, end, expected) => {
  expect(stay([dayWith(change)], until(end))).toEqual(expected);
});

test.each([
  ['if the desk wants them', { onKeptMinutes: true }],
  ['if nobody else waits for them', { keptFor: [] }],
])('a job becomes longer into minutes that are kept %s', (_case, change) => {
  const stayed = stay([dayWith(waitingAt('10:00'))], until('10:15'), change);
  expect(stayed).toMatchObject({ jobs: [{ job: { to: at('10:15') } }] });
});

test('a job never becomes longer into the next one, whoever waits', () => {
  const day = dayWith({ ...waitingAt('10:00'), ...withJob('10:10', '10:40') });
  for (const onKeptMinutes of [false, true]) {
    expect(stay([day], until('10:15'), { onKeptMinutes })).toMatchObject({ code: 'slot_taken' });
  }
});

test('a hold that has run out is told to the writer, and leaves the bay', () => {
  const slot = until('10:15');
  const free = { bay: 'bay-1', heldUntil: at('06:59'), holds: ['hold'] };
  expect(stay([dayWith(held('10:00', at('06:59')))], slot)).toEqual({
    jobs: [
      { claimId: 'hold', job: null },
      { claimId: 'claim', job: { ...ownJob, to: at('10:15') } },
    ],
    takes: [slotInBayOf(slot, free)],
  });
});

test.each<[string, Partial<Day>, string]>([
  ['becomes shorter', {}, '09:20'],
  ['stays as long', {}, '09:30'],
  ['becomes shorter in minutes that are kept', waitingAt('09:00'), '09:20'],
  ['becomes shorter in a bay that is closed by now', closure('09:00', '12:00'), '09:20'],
  [
    'becomes shorter in a bay that does its service no more',
    { bays: [bayWith('bay-1', { services: ['polish'] })] },
    '09:20',
  ],
  ['becomes shorter in a bay that is gone', { bays: [bayWith('bay-2')] }, '09:20'],
])('a job that %s asks nobody', (_case, change, end) => {
  expect(stay([dayWith(change)], until(end))).toEqual({
    jobs: [{ claimId: 'claim', job: { ...ownJob, to: at(end) } }],
    takes: [],
  });
});

test('a job that lost its last minutes takes them again only if they are free', () => {
  const early = { ...ownJob, to: at('09:20') };
  const free = dayWith({ jobs: { claim: early } });
  const rival = dayWith({ jobs: { claim: early, next: jobAt('09:20', '09:50') } });
  expect(stay([free], until('09:30'))).toMatchObject({ jobs: [{ job: ownJob }] });
  expect(stay([rival], until('09:30'))).toEqual(taken('Bay 1 is taken after 09:20'));
});

const unable = (bay: string) => ({
  code: 'conflict',
  message: `${bay} does not do this service. Move the booking to another bay first.`,
});

test.each<[string, Partial<Day>, object]>([
  [
    'is done in its bay',
    {},
    {
      jobs: [
        {
          claimId: 'claim',
          job: { ...ownJob, slotId: 'polish_2027-01-02_0900', to: at('09:50') },
        },
      ],
      takes: [{ _id: 'polish_2027-01-02_0900', serviceId: 'polish', free: [{ bay: 'bay-1' }] }],
    },
  ],
  [
    'is not done in its bay',
    { bays: [bayWith('bay-1', { services: ['foamwash'] }), bayWith('bay-2')] },
    unable('Bay 1'),
  ],
  ['has lost its bay', { bays: [bayWith('bay-2')] }, unable('Its bay')],
  ['is not free long enough', withJob('09:40', '10:30'), taken('Bay 1 is free until 09:40 only')],
])('another service %s', (_case, change, expected) => {
  expect(stay([dayWith(change)], polishUntil('09:50'))).toMatchObject(expected);
});

test('another service that is shorter must suit the bay, too', () => {
  const bays = [bayWith('bay-1', { services: ['foamwash'] })];
  expect(stay([dayWith({ bays })], polishUntil('09:20'))).toEqual(unable('Bay 1'));
});

test.each<[string, Day[]]>([
  ['that was displaced', [dayWith({ jobs: {} })]],
  ['whose day is gone', []],
])('a booking %s has no bay to stay in', (_case, days) => {
  expect(stay(days, until('09:40'))).toEqual({
    code: 'conflict',
    message: 'This booking has no bay at the moment. Move it first.',
  });
});

const lateSlot = (endTime: string, date: string): BookedSlot => ({
  _id: 'foamwash_2027-01-02_2330',
  date: '2027-01-02',
  startTime: '23:30',
  endTime,
  startsAt: at('23:30'),
  endsAt: at(endTime, date),
});
const lateJob = jobAt('23:30', '23:59');
const early = { from: at('00:30', '2027-01-03'), to: at('01:00', '2027-01-03') };
const waitingEarly = {
  ...waitingAt('00:30'),
  starts: { foamwash: { '00:30': 30 } },
};

test.each<[string, Partial<Day>, string, object]>([
  [
    'becomes longer on the next day',
    {},
    '00:40',
    { jobs: [{ claimId: 'claim', job: { ...lateJob, to: at('00:40', '2027-01-03') } }] },
  ],
  [
    'meets the first job of the next day',
    { jobs: { next: { ...ownJob, ...early } } },
    '00:40',
    taken('Bay 1 is free until 00:30 only'),
  ],
  ['meets the waitlist of the next day', waitingEarly, '00:40', kept],
  [
    'meets a bay that is gone on the next day',
    { bays: [bayWith('bay-2')] },
    '00:40',
    unable('Bay 1'),
  ],
])('a job over midnight %s', (_case, change, endTime, expected) => {
  const sold = lateSlot('23:59', '2027-01-02');
  const days = [dayWith({ jobs: { claim: lateJob } }), nextDayWith(change)];
  const late = { ...booking, slot: sold };
  const slot = lateSlot(endTime, '2027-01-03');
  expect(stayInBay(late, slot, days, { timeZone, now, ...others })).toMatchObject(expected);
});

test('a day that the job no longer reaches into does not count', () => {
  const days = [dayWith(), nextDayWith({ bays: [bayWith('bay-2')] })];
  expect(stay(days, until('10:00'))).toMatchObject({ jobs: [{ job: { to: at('10:00') } }] });
});

test.each([
  ['that nobody waits for', [dayWith()], now, []],
  ['that somebody waits for', [dayWith(waitingAt('10:00', '11:00'))], now, ['10:00', '11:00']],
  ['that have begun', [dayWith(waitingAt('10:00', '11:00'))], at('10:00'), ['11:00']],
  ['of one day beside another one', [dayWith(waitingAt('10:00')), nextDayWith()], now, ['10:00']],
])('minutes %s are kept in each free bay, or not', (_case, days, time, starts) => {
  expect(placesInTheWay(days, others, timeZone, time)).toEqual(
    starts.flatMap((start) =>
      ['bay-1', 'bay-2'].map((bay) => {
        const from = at(start);
        return { bay, from, to: new Date(from.getTime() + 30 * 60_000) };
      }),
    ),
  );
});

test.each([
  ['foamwash_2027-01-02_0900', 'foamwash'],
  ['car_wash_2027-01-02_0900', 'car_wash'],
  ['unknown', ''],
])('the slot %s in its own bay is one of %j with nothing but this bay', (_id, serviceId) => {
  const free = { bay: 'bay-1', heldUntil: at('06:00'), holds: ['hold'] };
  const slot = { ...booking.slot, _id };
  expect(slotInBayOf(slot, free)).toEqual({
    ...slot,
    serviceId,
    isBooked: 'available',
    heldUntil: at('06:00'),
    fits: true,
    bays: 1,
    free: [free],
    claims: [],
  });
});
