import { expect, test } from 'vitest';
import type { HoursException, Period } from '../settings/opening-hours.ts';
import { businessInstant } from '../time/business-time.ts';
import {
  closedDayOf,
  endOfOpening,
  isClosedDay,
  lastsBeyondMidnight,
  openingDayAt,
  openingDayOf,
} from './opening-day.ts';

const timeZone = 'Europe/Berlin';
/** A Thursday and the days around it. */
const [wednesday, thursday, friday, saturday] = [
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
  '2026-12-05',
];
const period = (opens: string, closes: string): Period => ({ opens, closes });
const night = period('18:00', '03:00');
const weekOf = (periods: Partial<Record<number, Period[]>>) =>
  Array.from({ length: 7 }, (_, weekday) => ({ periods: periods[weekday] ?? [] }));
const except = (day: string, ...periods: Period[]): HoursException => ({
  from: day,
  to: day,
  periods,
  note: '',
});
const at = (date: string, time: string) => ({
  date,
  startsAt: businessInstant(date, time, timeZone),
});

const everyNight = weekOf({ 3: [night], 4: [night], 5: [night], 6: [night] });
const thursdays = weekOf({ 4: [night], 5: [period('09:00', '17:00')] });

test.each([
  ['in the evening', at(thursday, '23:30'), thursdays, [], thursday, null],
  ['at midnight', at(friday, '00:00'), thursdays, [], thursday, null],
  ['late at night', at(friday, '02:59'), thursdays, [], thursday, null],
  ['at closing time', at(friday, '03:00'), thursdays, [], friday, null],
  ['in the morning', at(friday, '09:00'), thursdays, [], friday, null],
  ['at night before a holiday', at(friday, '02:30'), everyNight, [except(friday)], thursday, null],
  ['on a holiday', at(friday, '03:00'), everyNight, [except(friday)], friday, friday],
  [
    'on the evening of a holiday',
    at(friday, '20:00'),
    everyNight,
    [except(friday)],
    friday,
    friday,
  ],
  ['at night after a holiday', at(saturday, '02:30'), everyNight, [except(friday)], friday, friday],
  [
    'at night before a holiday, if the evening closes earlier',
    at(friday, '01:30'),
    everyNight,
    [except(thursday, period('18:00', '01:00')), except(friday)],
    friday,
    friday,
  ],
  [
    'at night, if only this evening lasts so long',
    at(friday, '01:30'),
    weekOf({}),
    [except(thursday, night), except(friday)],
    thursday,
    null,
  ],
  [
    'at night after a holiday, if the day itself opens at night',
    at(friday, '02:00'),
    everyNight,
    [except(thursday), except(friday, period('00:00', '12:00'))],
    friday,
    null,
  ],
  [
    'after midnight, if it closes at midnight',
    at(friday, '00:00'),
    weekOf({ 4: [period('18:00', '00:00')] }),
    [],
    friday,
    null,
  ],
  [
    'around the clock',
    at(friday, '00:00'),
    weekOf({ 4: [period('00:00', '00:00')] }),
    [],
    friday,
    null,
  ],
] as const)('a start %s', (_when, start, hours, exceptions, day, closed) => {
  expect(openingDayOf(start, { hours, exceptions }, timeZone)).toBe(day);
  expect(closedDayOf(start, { hours, exceptions }, timeZone)).toBe(closed);
});

test.each([
  ['a night', thursday, [], true],
  ['a day', friday, [], false],
  ['a weekday without hours', wednesday, [], false],
  ['a night that is closed', thursday, [except(thursday)], false],
  ['a day that lasts longer once', friday, [except(friday, night)], true],
])('%s lasts beyond midnight: %s %j %s', (_which, day, exceptions, lasts) => {
  expect(lastsBeyondMidnight(day, { hours: thursdays, exceptions })).toBe(lasts);
});

test.each(['02:30', '02:59'])(
  'on the night that the clocks go back, a start at %s is one of the evening until it closes',
  (time) => {
    const hours = weekOf({ 6: [period('18:00', '03:00')] });
    const start = at('2026-10-25', time);
    const again = { ...start, startsAt: new Date(start.startsAt.getTime() + 3_600_000) };
    for (const each of [start, again]) {
      expect(openingDayOf(each, { hours, exceptions: [] }, timeZone)).toBe('2026-10-24');
    }
  },
);

test('only an exception without hours closes a day', () => {
  expect(isClosedDay(friday, { exceptions: [except(friday)] })).toBe(true);
  expect(isClosedDay(friday, { exceptions: [except(friday, night)] })).toBe(false);
  expect(isClosedDay(friday, { exceptions: [] })).toBe(false);
});

test.each([
  ['in the evening', thursday, '23:59', thursday],
  ['after midnight', friday, '02:59', thursday],
  ['when the night has closed', friday, '03:00', friday],
  ['after a day without a night', saturday, '00:30', saturday],
])('now is %s', (_when, date, time, day) => {
  const now = businessInstant(date, time, timeZone);
  expect(openingDayAt(now, { hours: thursdays, exceptions: [] }, timeZone)).toBe(day);
});

test.each([
  ['with a night', thursday, at(friday, '03:00')],
  ['without a night', friday, at(saturday, '00:00')],
])('a day %s ends', (_which, day, { startsAt }) => {
  expect(endOfOpening(day, { hours: thursdays, exceptions: [] }, timeZone)).toEqual(startsAt);
});
