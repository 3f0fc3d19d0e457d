import { describe, expect, test } from 'vitest';
import type { Bay } from '../days/bay.ts';
import { emptyDay } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
import { businessInstant } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import { openTimesOfDays, type ShortestJobs, shortestJobs } from './open-times-of-days.ts';
import type { Slot } from './slot.ts';
import { slotsBesideNextDay } from './slots-beside-next-day.ts';

const dhaka = 'Asia/Dhaka';

const bay = (_id: string, change: Partial<Bay> = {}): Bay => ({
  _id,
  name: _id,
  kind: 'bay',
  services: null,
  cleanUp: 10,
  ...change,
});

/** The obvious way: every slot is made for the shortest job, and asked whether it is available. */
function bySlots(
  days: readonly Day[],
  timeZone: string,
  shortest: ShortestJobs = new Map(),
): Record<string, Record<string, string[]>> {
  const slotsOf = (serviceId: string, day: Day, next: Day | null) => {
    const minutes = shortest.get(serviceId);
    const length = minutes === undefined ? undefined : { takes: { minutes }, hours: null };
    return slotsBesideNextDay(day, next, serviceId, { timeZone, length });
  };
  const open = days
    .flatMap((day, at) =>
      Object.keys(day.starts).flatMap((_id) => slotsOf(_id, day, days[at + 1] ?? null)),
    )
    .filter(({ isBooked }) => isBooked === 'available');
  const byDay = (slots: readonly Slot[]) =>
    [...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => [
      date,
      ofDay.map(({ startTime }) => startTime).sort(),
    ]);
  return Object.fromEntries(
    [...Map.groupBy(open, ({ serviceId }) => serviceId)].map(([serviceId, slots]) => [
      serviceId,
      Object.fromEntries(byDay(slots)),
    ]),
  );
}

const inOrder = (services: ReadonlyMap<string, Record<string, readonly string[]>>) =>
  Object.fromEntries(
    [...services].map(([serviceId, days]) => [
      serviceId,
      Object.fromEntries(Object.entries(days).map(([date, times]) => [date, times.toSorted()])),
    ]),
  );

const computed = (days: readonly Day[], timeZone = dhaka, shortest?: ShortestJobs) =>
  inOrder(openTimesOfDays(days, timeZone, shortest));

/** A day of one service in one bay, from 9:00 on. */
function dayWith(change: Partial<Day>): Day {
  return {
    ...emptyDay('2026-03-02', [bay('bay-1')], new Date('2026-03-01T00:00:00Z')),
    starts: { wash: { '09:00': 45, '10:00': 45, '11:00': 45 } },
    ...change,
  };
}

const at = (time: string) => businessInstant('2026-03-02', time, dhaka);
const job = (from: string, to: string, heldUntil: string | null = null) => ({
  bay: 'bay-1',
  slotId: 'wash_2026-03-02_1000',
  from: at(from),
  to: at(to),
  heldUntil: heldUntil === null ? null : at(heldUntil),
});

describe('a service has room', () => {
  const whole = ['09:00', '10:00', '11:00'];
  test.each<[string, Partial<Day>, string[]]>([
    ['at every start of an empty day', {}, whole],
    ['not where its bay is booked', { jobs: { a: job('10:00', '10:45') } }, ['09:00', '11:00']],
    ['where somebody pays', { jobs: { a: job('10:00', '10:45', '09:30') } }, whole],
    [
      'not where a bay has to be cleaned before or after',
      { jobs: { a: job('09:50', '09:55') } },
      ['11:00'],
    ],
    [
      'not where minutes are kept for somebody who waits',
      { waiting: { a: { serviceId: 'wash', minutes: 45, starts: ['10:00'], since: at('08:00') } } },
      ['09:00', '11:00'],
    ],
    ['as soon as the bay is clean', { jobs: { a: job('09:55', '10:50') } }, ['09:00', '11:00']],
    [
      'not where its bay is closed, which needs no clean-up',
      { closures: { a: { bay: 'bay-1', from: at('10:45'), to: at('11:00') } } },
      whole,
    ],
    [
      'not where a closure reaches into it',
      { closures: { a: { bay: 'bay-1', from: at('10:44'), to: at('11:01') } } },
      ['09:00'],
    ],
    [
      'in another bay',
      { bays: [bay('bay-1'), bay('bay-2')], jobs: { a: job('09:00', '12:00') } },
      whole,
    ],
    ['in no bay that cannot do it', { bays: [bay('bay-1', { services: ['wax'] })] }, []],
    ['not at starts that are closed', { starts: {}, closed: { wash: { '09:00': 45 } } }, []],
  ])('%s', (_case, change, times) => {
    const day = dayWith(change);
    expect(computed([day])).toEqual(times.length > 0 ? { wash: { [day._id]: times } } : {});
    expect(computed([day])).toEqual(bySlots([day], dhaka));
  });
});

/** The same numbers each time, from 0 to below 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function randomDay(date: string, timeZone: string, random: () => number): Day {
  const upTo = (end: number) => Math.floor(random() * end);
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const services = ['wash', 'wax', 'rims', 'valet'];
  const timesOf = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, () => [clock(upTo(96) * 15), 15 + upTo(12) * 15]),
    );
  const bays = Array.from({ length: 1 + upTo(4) }, (_, index) =>
    bay(`bay-${index}`, {
      cleanUp: upTo(3) * 5,
      kind: upTo(4) === 0 ? 'van' : 'bay',
      services: upTo(2) === 0 ? null : services.filter(() => upTo(2) === 0),
    }),
  );
  const midnight = businessInstant(date, '00:00', timeZone).getTime();
  const span = () => {
    const from = midnight + (upTo(100) - 2) * 15 * minuteMs;
    const to = from + (1 + upTo(10)) * 15 * minuteMs;
    return { bay: bays[upTo(bays.length)]?._id ?? '', from: new Date(from), to: new Date(to) };
  };
  const jobs = Array.from({ length: upTo(30) }, (_, index) => {
    const heldUntil = upTo(4) === 0 ? new Date(midnight) : null;
    return [`claim-${index}`, { ...span(), slotId: `wash_${date}_0900`, heldUntil }] as const;
  });
  const closures = Array.from({ length: upTo(3) }, (_, index) => [`closure-${index}`, span()]);
  return {
    ...emptyDay(date, bays, new Date(midnight)),
    starts: Object.fromEntries(services.map((_id) => [_id, timesOf(upTo(20))])),
    jobs: Object.fromEntries(jobs),
    closures: Object.fromEntries(closures),
  };
}

// No start of the random days is shorter, so that slots are as long as the shortest job.
const shortestOfTwo: ShortestJobs = new Map([
  ['wash', 15],
  ['rims', 10],
]);

// The clocks change on 29 March and 25 October.
describe.each([
  [dhaka, '2026-03-02', '2026-03-03'],
  ['Europe/Berlin', '2026-03-29', '2026-03-30'],
  ['Europe/Berlin', '2026-10-24', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25', '2026-10-26'],
])('in %s, random pairs of days like %s agree with their slots', (timeZone, date, after) => {
  function expectAgreement(pairs: number, seed: number): void {
    const random = numbersFrom(seed);
    for (let count = 0; count < pairs; count += 1) {
      const days = [date, after].map((each) => randomDay(each, timeZone, random));
      expect(computed(days, timeZone)).toEqual(bySlots(days, timeZone));
      const shortest = computed(days, timeZone, shortestOfTwo);
      expect(shortest).toEqual(bySlots(days, timeZone, shortestOfTwo));
    }
  }

  test('twenty', () => expectAgreement(20, 7));

  test('a hundred others', { tags: 'long' }, () => expectAgreement(100, 8));
});

describe('a job over midnight', () => {
  const evening = dayWith({ starts: { wash: { '21:00': 45, '23:30': 45 } } });
  const nextDay = (change: Partial<Day> = {}): Day => ({
    ...emptyDay('2026-03-03', [bay('bay-1')], new Date('2026-03-01T00:00:00Z')),
    ...change,
  });
  const night = (from: string, to: string) => ({
    bay: 'bay-1',
    from: businessInstant('2026-03-03', from, dhaka),
    to: businessInstant('2026-03-03', to, dhaka),
  });
  const booked = { ...night('00:20', '01:00'), slotId: 'wash_2026-03-03_0020', heldUntil: null };
  test.each<[string, Day, string[]]>([
    ['has room beside an empty day', nextDay(), ['21:00', '23:30']],
    ['has none where the next day is booked', nextDay({ jobs: { a: booked } }), ['21:00']],
    [
      'has room once the bay is clean',
      nextDay({ jobs: { a: { ...booked, from: businessInstant('2026-03-03', '00:25', dhaka) } } }),
      ['21:00', '23:30'],
    ],
    [
      'has none where the next day is closed',
      nextDay({ closures: { a: night('00:00', '12:00') } }),
      ['21:00'],
    ],
    ['has none where its bay is gone', nextDay({ bays: [bay('bay-2')] }), ['21:00']],
    [
      'does not look at a day that is not the next one',
      { ...nextDay({ jobs: { a: booked } }), _id: '2026-03-04', date: '2026-03-04' },
      ['21:00', '23:30'],
    ],
  ])('%s', (_case, next, times) => {
    const waiting = { serviceId: 'wax', minutes: 45, starts: ['09:00'], since: at('08:00') };
    for (const day of [evening, { ...evening, waiting: { a: waiting } }]) {
      expect(computed([day, next])).toEqual({ wash: { '2026-03-02': times } });
    }
  });
});

describe('room for a shorter job', () => {
  const sizes = [
    { _id: 'small', name: 'Small', vehicleTypes: ['car'] },
    { _id: 'large', name: 'Large', vehicleTypes: ['van'] },
  ];
  const vehicleTypes = ['car', 'van', 'bus'].map((_id) => ({ _id, name: _id }));
  const wash = {
    _id: 'wash',
    name: 'Wash',
    price: 20,
    duration: 60,
    suitableFor: [],
    sizePrices: [
      { sizeId: 'small', price: 15, duration: 45 },
      { sizeId: 'large', price: 30, duration: 90 },
      { sizeId: 'removed', price: 5, duration: 10 },
    ],
  };

  test.each([
    ['that of the smallest vehicle', wash, 45],
    ['that of a vehicle that it suits', { ...wash, suitableFor: ['van', 'bus'] }, 60],
    ['that of the only vehicle that it suits', { ...wash, suitableFor: ['van'] }, 90],
    ['the usual one without sizes', { ...wash, sizePrices: [] }, 60],
  ])('the shortest job is %s', (_case, service, minutes) => {
    expect(shortestJobs([service], { sizes, vehicleTypes })).toEqual(new Map([['wash', minutes]]));
  });

  const starts = { wash: { '09:00': 60, '10:00': 60, '11:00': 60 } };
  const full = dayWith({ starts, jobs: { a: job('09:55', '12:30') } });
  const waiting = { serviceId: 'wax', minutes: 45, starts: ['09:00'], since: at('08:00') };
  test.each([
    ['without a waitlist', full],
    ['with a waitlist', { ...full, waiting: { a: waiting } }],
  ])('opens a start that is too short for the usual one, on a day %s', (_case, day) => {
    const shortest = shortestJobs([wash], { sizes, vehicleTypes });
    expect(computed([day])).toEqual({});
    expect(computed([day], dhaka, shortest)).toEqual({ wash: { [day._id]: ['09:00'] } });
    expect(bySlots([day], dhaka, shortest)).toEqual({ wash: { [day._id]: ['09:00'] } });
  });

  test('leaves a start that is shorter than every job as it is', () => {
    const day = dayWith({ starts: { wash: { '09:00': 30 } }, jobs: { a: job('09:40', '12:00') } });
    expect(computed([day], dhaka, new Map([['wash', 45]]))).toEqual({
      wash: { [day._id]: ['09:00'] },
    });
  });
});

test('the days of a service stand together', () => {
  const second = dayWith({
    _id: '2026-03-03',
    date: '2026-03-03',
    starts: { wash: { '09:00': 45 } },
  });
  expect(computed([dayWith({}), second])).toEqual({
    wash: { '2026-03-02': ['09:00', '10:00', '11:00'], '2026-03-03': ['09:00'] },
  });
});
