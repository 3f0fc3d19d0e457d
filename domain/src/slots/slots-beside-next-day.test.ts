import { expect, test } from 'vitest';
import { emptyDay } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
import { businessInstant } from '../time/business-time.ts';
import { latestEndOn, slotBesideNextDay, slotsBesideNextDay } from './slots-beside-next-day.ts';

const timeZone = 'Europe/Berlin';

const bays = ['1', '2'].map((_id) => ({
  _id,
  name: _id,
  kind: 'bay' as const,
  services: null,
  cleanUp: 10,
}));

const day: Day = {
  ...emptyDay('2026-06-01', bays, new Date(0)),
  starts: { wash: { '09:00': 60, '21:30': 60, '23:30': 60 } },
};

/** The next day, with a job from 00:30 in each of these bays. */
const nextWith = (...taken: string[]): Day => ({
  ...emptyDay('2026-06-02', bays, new Date(0)),
  jobs: Object.fromEntries(
    taken.map((bay) => [
      `claim-${bay}`,
      {
        bay,
        slotId: 'wash_2026-06-02_0030',
        from: businessInstant('2026-06-02', '00:30', timeZone),
        to: businessInstant('2026-06-02', '01:30', timeZone),
        heldUntil: null,
      },
    ]),
  ),
});

test.each([
  ['unknown', null, 'available', ['1', '2']],
  ['empty', nextWith(), 'available', ['1', '2']],
  ['booked in one bay', nextWith('1'), 'available', ['2']],
  ['booked in every bay', nextWith('1', '2'), 'booked', []],
  ['without one of the bays', { ...nextWith(), bays: bays.slice(1) }, 'available', ['2']],
] as const)('a slot over midnight where the next day is %s', (_case, next, isBooked, free) => {
  const slots = slotsBesideNextDay(day, next, 'wash', { timeZone });
  expect(slots.map(({ startTime }) => startTime)).toEqual(['09:00', '21:30', '23:30']);
  expect(slots[0]).toMatchObject({ isBooked: 'available', bays: 2 });
  expect(slots[2]).toMatchObject({ isBooked, free: free.map((bay) => ({ bay })) });
  for (const slot of slots) {
    expect(slotBesideNextDay(day, next, slot, { timeZone })).toEqual(slot);
  }
});

test('a longer job reaches into the next day', () => {
  const length = { takes: { minutes: 180 }, hours: null };
  const view = { timeZone, length };
  const [, evening] = slotsBesideNextDay(day, nextWith('1', '2'), 'wash', view);
  expect(evening).toMatchObject({ startTime: '21:30', isBooked: 'booked', fits: false });
});

test('a start that is not offered is no slot', () => {
  const start = { serviceId: 'wash', startTime: '12:00' };
  expect(slotBesideNextDay(day, nextWith(), start, { timeZone })).toBeNull();
});

test.each([
  ['an ordinary day', '2026-06-01', '2026-06-01T21:30:00Z'],
  ['a day of 23 hours', '2026-03-29', '2026-03-29T21:30:00Z'],
  ['a day of 25 hours', '2026-10-25', '2026-10-25T22:30:00Z'],
])('the longest clean-up after the latest end is over at midnight: %s', (_case, _id, expected) => {
  const [bay] = bays;
  const roster = bay ? [bay, { ...bay, cleanUp: 30 }] : [];
  expect(latestEndOn({ _id, bays: roster }, timeZone)).toEqual(new Date(expected));
});

test('without bays a job reaches into the next day at midnight', () => {
  expect(latestEndOn({ _id: '2026-06-01', bays: [] }, timeZone)).toEqual(
    new Date('2026-06-01T22:00:00Z'),
  );
});
