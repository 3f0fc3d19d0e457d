import { describe, expect, test } from 'vitest';
import type { Bay } from '../days/bay.ts';
import { emptyDay } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
import { businessInstant } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import { openTimesOfDays } from './open-times-of-days.ts';
import type { Slot } from './slot.ts';
import { slotsOfDay } from './slots-of-day.ts';

const dhaka = 'Asia/Dhaka';

const bay = (_id: string, change: Partial<Bay> = {}): Bay => ({
  _id,
  name: _id,
  kind: 'bay',
  services: null,
  cleanUp: 10,
  ...change,
});

/** The obvious way: every slot is made, and asked whether it is available. */
function bySlots(days: readonly Day[], timeZone: string): Record<string, Record<string, string[]>> {
  const open = days
    .flatMap((day) => slotsOfDay(day, null, { timeZone }))
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

const computed = (days: readonly Day[], timeZone = dhaka) =>
  inOrder(openTimesOfDays(days, timeZone));

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

// The clocks change on 29 March and 25 October.
test.each([
  [dhaka, '2026-03-02'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
])('three hundred random days in %s, like %s, agree with their slots', (timeZone, date) => {
  const random = numbersFrom(7);
  for (let count = 0; count < 300; count += 1) {
    const day = randomDay(date, timeZone, random);
    expect(computed([day], timeZone)).toEqual(bySlots([day], timeZone));
  }
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
