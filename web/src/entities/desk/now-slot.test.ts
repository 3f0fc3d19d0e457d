import type { Bay } from '@carwash/domain/days/bay';
import { emptyDay } from '@carwash/domain/days/changed-day';
import type { Day } from '@carwash/domain/days/day';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { openingDayAt, openingDayOf } from '@carwash/domain/slots/opening-day';
import { describe, expect, test } from 'vitest';
import { bayNameOf, chosenTime, deskTimes, type SoldOpening, soonestOf } from './desk-times';
import { nowSlotId, serviceOfNow, soonestId, timeFromNow } from './now-slot';

const at = (time: string) => new Date(`2030-01-15T${time}Z`);
const now = at('10:07:30');
const wax = { _id: 'wax', duration: 45 };
const facts = { now, timeZone: 'UTC' };
const bay: Bay = { _id: '1', name: 'Bay 1', kind: 'bay', services: null, cleanUp: 0 };

const day = (jobs: Day['jobs']): Day => ({ ...emptyDay('2030-01-15', [bay], now), jobs });
const job = (from: string, heldUntil: Date | null = null) => ({
  bay: '1',
  slotId: 'wax_2030-01-15_1030',
  from: at(from),
  to: at('11:30:00'),
  heldUntil,
});

const fromNow = (jobs: Day['jobs']) => timeFromNow(wax, 45, { day: day(jobs), ...facts });

describe('a slot from now on', () => {
  test('begins this minute and has an id that no real slot has', () => {
    const { slot, state } = fromNow({});
    expect(state).toBe('open');
    expect([slot._id, slot.startTime, slot.endTime]).toEqual(['now_wax', '10:07', '10:52']);
  });

  test.each([
    ['free until the next job begins', { next: job('10:52:00') }, 'open'],
    ['taken where they do not fit', { next: job('10:51:00') }, 'booked'],
    ['held while somebody pays', { next: job('10:30:00', at('10:15:00')) }, 'held'],
    ['free once the hold has run out', { next: job('10:30:00', at('10:07:00')) }, 'open'],
  ])('is %s', (_name, jobs, state) => {
    expect(fromNow(jobs).state).toBe(state);
  });
});

test('a slot from now on has an id that names its service', () => {
  expect(serviceOfNow(nowSlotId('wax'))).toBe('wax');
  expect(serviceOfNow('wax_2030-01-15_1030')).toBeNull();
});

describe('the times of a day at the desk', () => {
  const taken = {
    ...day({ next: { ...job('10:52:00'), slotId: 'foam_2030-01-15_1052' } }),
    starts: { wax: { '11:30': 45, '12:00': 45 } },
  };
  const times = (minutes: number, isFromNow = true) =>
    deskTimes(wax, { minutes }, { day: taken, isFromNow, ...facts }).map(
      ({ slot, state }) => `${slot.startTime}-${slot.endTime} ${state}`,
    );

  test('keep minutes for somebody who waits for a start to come, and none for one that is past', () => {
    const placeInLine = { serviceId: 'wax', minutes: 90, since: now };
    const states = (start: string) => {
      const waiting = { first: { ...placeInLine, starts: [start] } };
      const starts = { wax: { [start]: 90, '11:00': 45 } };
      const times = deskTimes(
        wax,
        { minutes: 45 },
        { day: { ...day({}), starts, waiting }, isFromNow: false, ...facts },
      );
      return times.map(({ slot, state, isKept }) =>
        [slot.startTime, state, isKept && 'kept'].filter(Boolean).join(' '),
      );
    };
    expect(states('10:00')).toContain('11:00 open');
    expect(states('10:15')).toContain('11:00 open kept');
  });

  test('are the soonest ones only where nobody waits for them', () => {
    const waiting = { first: { serviceId: 'wax', minutes: 45, starts: ['10:30'], since: now } };
    const kept = { ...day({}), starts: { wax: { '10:30': 45, '11:30': 45 } }, waiting };
    const found = deskTimes(wax, { minutes: 45 }, { day: kept, isFromNow: true, ...facts });
    expect(found.map(({ isKept = false }) => isKept)).toEqual([true, true, false]);
    expect(soonestOf(found)?.slot.startTime).toBe('11:30');
    expect(chosenTime(found, nowSlotId('wax'))).toMatchObject({ state: 'open', isKept: true });
  });

  test('last as long as the job, and begin with now', () => {
    expect(times(45)).toEqual(['10:07-10:52 open', '11:30-12:15 open', '12:00-12:45 open']);
    expect(times(60)).toEqual(['10:07-11:07 booked', '11:30-12:30 open', '12:00-13:00 open']);
    expect(times(3)[0]).toBe('10:07-10:10 open');
  });

  test('are only offered ones without a customer at the door, and none on a day without offers', () => {
    expect(times(45, false)).toEqual(['11:30-12:15 open', '12:00-12:45 open']);
    expect(deskTimes(wax, { minutes: 45 }, { day: day({}), isFromNow: false, ...facts })).toEqual(
      [],
    );
  });
});

describe('the times of an opening that lasts beyond midnight', () => {
  const week = { periods: [{ opens: '18:00', closes: '02:00' }] };
  const hours = { ...defaultSettings, hours: Array.from({ length: 7 }, () => week) };
  const evening = { ...day({}), starts: { wax: { '23:00': 45, '23:30': 45 } } };
  const next = {
    ...emptyDay('2030-01-16', [bay], now),
    starts: { wax: { '00:15': 45, '01:15': 45, '18:00': 45 } },
    jobs: {
      first: {
        ...job('11:30:00'),
        from: new Date('2030-01-16T00:10:00Z'),
        to: new Date('2030-01-16T01:00:00Z'),
      },
    },
  };
  const timesAt = (moment: string, days: { day: Day; night: Day | null }) => {
    const present = new Date(moment);
    const openingDay = openingDayAt(present, hours, 'UTC');
    const opening: SoldOpening = {
      night: days.night,
      includes: (start) => openingDayOf(start, hours, 'UTC') === openingDay,
    };
    const offered = { day: days.day, opening, isFromNow: true, now: present, timeZone: 'UTC' };
    return deskTimes(wax, { minutes: 45 }, offered)
      .filter(({ state }) => state !== 'past')
      .map(({ slot, state }) => `${slot.startTime} ${state}`);
  };

  test('go on after midnight', () => {
    const times = timesAt('2030-01-15T23:10:00Z', { day: evening, night: next });
    // The job after midnight takes the end of the last start before it.
    expect(times).toEqual(['23:10 open', '23:30 booked', '00:15 booked', '01:15 open']);
  });

  test('after midnight are sold in the bays of the next day', () => {
    const night = { ...next, bays: [{ ...bay, name: 'Night bay' }] };
    const present = new Date('2030-01-15T23:10:00Z');
    const opening = { night, includes: () => true };
    const offered = { day: evening, opening, isFromNow: true, now: present, timeZone: 'UTC' };
    const names = deskTimes(wax, { minutes: 45 }, offered)
      .filter(({ state }) => state === 'open')
      .map((time) => [time.slot.startTime, bayNameOf(time, present)]);
    expect(names).toContainEqual(['23:10', 'Bay 1']);
    expect(names).toContainEqual(['01:15', 'Night bay']);
  });

  test('are those of the night until it closes, without the next evening', () => {
    const times = timesAt('2030-01-16T01:02:00Z', { day: next, night: null });
    expect(times).toEqual(['01:02 open', '00:15 booked', '01:15 open']);
  });

  test('are those of the next evening once the night is over', () => {
    const times = timesAt('2030-01-16T02:00:00Z', { day: next, night: null });
    expect(times).toEqual(['02:00 open', '18:00 open']);
  });
});

describe('the time that the customer is paying for', () => {
  const heldUntil = at('10:15:00');
  const starts = { wax: { '10:30': 45, '11:30': 45 } };
  const waiting = { first: { serviceId: 'wax', minutes: 45, starts: ['10:30'], since: now } };
  const hold = { claimId: 'theirs' };
  const held = {
    ...day({ theirs: { ...job('10:30:00', heldUntil), to: at('11:15:00') } }),
    starts,
  };
  const timesOf = (one: Day, paying: { claimId: string }[], minutes = 45) =>
    deskTimes(wax, { minutes }, { day: one, isFromNow: false, paying, ...facts });
  const states = (...args: Parameters<typeof timesOf>) =>
    timesOf(...args).map(({ slot, state, isTheirs }) => [slot.startTime, state, isTheirs]);

  test.each<[string, Day, { claimId: string }[], number, unknown[]]>([
    ['can be sold to them', held, [hold], 45, ['10:30', 'open', true]],
    [
      'can be sold to them although others wait for it',
      { ...held, waiting },
      [hold],
      45,
      ['10:30', 'open', true],
    ],
    ['can be sold to nobody else', held, [{ claimId: 'other' }], 45, ['10:30', 'held', undefined]],
    [
      'cannot be sold for longer than the bay is free',
      {
        ...held,
        jobs: {
          ...held.jobs,
          next: { ...job('11:30:00'), slotId: 'wax_2030-01-15_1130', to: at('12:15:00') },
        },
      },
      [hold],
      75,
      ['10:30', 'booked', true],
    ],
    [
      'is open to all where another bay is free',
      { ...held, bays: [bay, { ...bay, _id: '2' }] },
      [hold],
      45,
      ['10:30', 'open', undefined],
    ],
  ])('%s', (_name, one, paying, minutes, expected) => {
    expect(states(one, paying, minutes)).toContainEqual(expected);
  });

  test('is not the soonest one, because it has to be chosen', () => {
    const times = timesOf(held, [hold]);
    expect(chosenTime(times, soonestId)?.slot.startTime).toBe('11:30');
    expect(chosenTime(times, 'wax_2030-01-15_1030')?.slot.startTime).toBe('10:30');
  });
});

describe('the chosen time', () => {
  const starts = { wax: { '11:30': 45 } };
  const times = (jobs: Day['jobs']) =>
    deskTimes(wax, { minutes: 45 }, { day: { ...day(jobs), starts }, isFromNow: true, ...facts });
  const sold = times({ ours: job('10:07:30') });
  const chosen = (slotId: string) => chosenTime(sold, slotId)?.slot._id;

  test('is the next free one while none is chosen', () => {
    expect(chosenTime(times({}), soonestId)?.slot._id).toBe('now_wax');
    expect(chosen(soonestId)).toBe('wax_2030-01-15_1130');
  });

  test('stays now although now is taken, and with another service', () => {
    expect(chosen('now_wax')).toBe('now_wax');
    expect(chosen('now_foam')).toBe('now_wax');
  });

  test('is none for a start that there is not', () => {
    expect(chosen('foam_2030-01-15_1130')).toBeUndefined();
  });
});
