import { describe, expect, test } from 'vitest';
import { type OpeningHours, openSpansOn, type Period, periodsOn } from './opening-hours.ts';

const day: Period[] = [{ opens: '09:00', closes: '17:00' }];
const withBreak: Period[] = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '18:00' },
];
const night: Period[] = [{ opens: '18:00', closes: '02:00' }];

/** Closed on Sundays, a break on Mondays, late on Fridays. */
const week = [[], withBreak, day, day, day, night, day].map((periods) => ({ periods }));
const every = (...periods: Period[]): OpeningHours => ({
  hours: Array.from({ length: 7 }, () => ({ periods })),
  exceptions: [],
});

const weekBut = (...exceptions: OpeningHours['exceptions']): OpeningHours => ({
  hours: week,
  exceptions,
});
const closed = (from: string, to = from, note = '') => ({ from, to, periods: [], note });

describe('the periods of a day', () => {
  test.each([
    ['a Sunday', '2026-11-22', []],
    ['a Monday', '2026-11-23', withBreak],
    ['a Friday', '2026-11-27', night],
    ['a Saturday', '2026-11-28', day],
    ['29 February, a Tuesday', '2028-02-29', day],
    ['the day after it', '2028-03-01', day],
    ['1 March of another year, a Sunday', '2026-03-01', []],
  ])('are those of the week: %s', (_what, date, periods) => {
    expect(periodsOn(date, weekBut())).toEqual(periods);
  });

  test.each([
    ['before a range', '2026-12-23', day],
    ['its first day', '2026-12-24', []],
    ['inside it', '2026-12-25', []],
    ['its last day', '2026-12-26', []],
    ['after it, a Sunday', '2026-12-27', []],
    ['after it', '2026-12-28', withBreak],
  ])('are those of an exception: %s', (_what, date, periods) => {
    expect(periodsOn(date, weekBut(closed('2026-12-24', '2026-12-26')))).toEqual(periods);
  });

  test('an exception opens a day that is closed in the week', () => {
    const fair = { from: '2026-11-22', to: '2026-11-22', periods: night, note: 'Fair' };
    expect(periodsOn('2026-11-22', weekBut(fair))).toEqual(night);
    expect(periodsOn('2026-11-29', weekBut(fair))).toEqual([]);
  });

  test('are those of the last exception that names the day', () => {
    const holidays = closed('2026-12-20', '2027-01-06', 'Winter break');
    const eve = { from: '2026-12-24', to: '2026-12-24', periods: day, note: 'Open once more' };
    expect(periodsOn('2026-12-24', weekBut(holidays, eve))).toEqual(day);
    expect(periodsOn('2026-12-23', weekBut(holidays, eve))).toEqual([]);
    expect(periodsOn('2026-12-24', weekBut(eve, holidays))).toEqual([]);
  });
});

describe('the spans of a day', () => {
  const spans = (date: string, settings: OpeningHours, timeZone: string) =>
    openSpansOn(date, settings, timeZone).map(({ from, to }) =>
      [from, to].map((instant) => instant.toISOString().slice(0, 16)),
    );
  const [berlin, newYork, dhaka] = ['Europe/Berlin', 'America/New_York', 'Asia/Dhaka'] as const;
  const nineToSix = every({ opens: '09:00', closes: '18:00' });
  const late = every({ opens: '22:00', closes: '04:00' });
  const allDay = every({ opens: '00:00', closes: '00:00' });

  test.each([
    ['a day', '2026-11-23', nineToSix, dhaka, [['2026-11-23T03:00', '2026-11-23T12:00']]],
    [
      'a break',
      '2026-11-23',
      weekBut(),
      dhaka,
      [
        ['2026-11-23T02:00', '2026-11-23T06:00'],
        ['2026-11-23T07:00', '2026-11-23T12:00'],
      ],
    ],
    ['a closed day', '2026-11-22', weekBut(), dhaka, []],
    ['beyond midnight', '2026-11-23', late, dhaka, [['2026-11-23T16:00', '2026-11-23T22:00']]],
    ['29 February', '2028-02-29', late, dhaka, [['2028-02-29T16:00', '2028-02-29T22:00']]],
    ['New Year', '2026-12-31', late, dhaka, [['2026-12-31T16:00', '2026-12-31T22:00']]],
    ['all day', '2026-11-23', allDay, dhaka, [['2026-11-22T18:00', '2026-11-23T18:00']]],
  ])('%s', (_what, date, settings, timeZone, told) => {
    expect(spans(date, settings, timeZone)).toEqual(told);
  });

  test.each([
    [
      'Berlin before spring',
      '2026-03-28',
      nineToSix,
      berlin,
      ['2026-03-28T08:00', '2026-03-28T17:00'],
    ],
    ['Berlin in spring', '2026-03-29', nineToSix, berlin, ['2026-03-29T07:00', '2026-03-29T16:00']],
    ['Berlin in autumn', '2026-10-25', nineToSix, berlin, ['2026-10-25T08:00', '2026-10-25T17:00']],
    [
      'New York in spring',
      '2026-03-08',
      nineToSix,
      newYork,
      ['2026-03-08T13:00', '2026-03-08T22:00'],
    ],
    [
      'New York in autumn',
      '2026-11-01',
      nineToSix,
      newYork,
      ['2026-11-01T14:00', '2026-11-01T23:00'],
    ],
    [
      'a night that is an hour shorter',
      '2026-03-28',
      late,
      berlin,
      ['2026-03-28T21:00', '2026-03-29T02:00'],
    ],
    [
      'a night that is an hour longer',
      '2026-10-24',
      late,
      berlin,
      ['2026-10-24T20:00', '2026-10-25T03:00'],
    ],
    ['the same in New York', '2026-03-07', late, newYork, ['2026-03-08T03:00', '2026-03-08T08:00']],
    ['and in its autumn', '2026-10-31', late, newYork, ['2026-11-01T02:00', '2026-11-01T09:00']],
    ['a day of 23 hours', '2026-03-29', allDay, berlin, ['2026-03-28T23:00', '2026-03-29T22:00']],
    ['a day of 25 hours', '2026-10-25', allDay, berlin, ['2026-10-24T22:00', '2026-10-25T23:00']],
  ])('clocks change: %s', (_what, date, settings, timeZone, told) => {
    expect(spans(date, settings, timeZone)).toEqual([told]);
  });

  test('a period that a clock change skips is left out', () => {
    const skipped = every({ opens: '02:00', closes: '03:00' }, { opens: '09:00', closes: '10:00' });
    expect(spans('2026-03-29', skipped, berlin)).toEqual([
      ['2026-03-29T07:00', '2026-03-29T08:00'],
    ]);
    expect(spans('2026-03-30', skipped, berlin)).toHaveLength(2);
  });

  test('a period that opens in a skipped hour opens an hour later by the clock', () => {
    const early = every({ opens: '02:30', closes: '06:00' });
    expect(spans('2026-03-29', early, berlin)).toEqual([['2026-03-29T01:30', '2026-03-29T04:00']]);
  });

  test('begin with the first hour of two that have the same clock time', () => {
    const early = every({ opens: '02:30', closes: '06:00' });
    expect(spans('2026-10-25', early, berlin)).toEqual([['2026-10-25T00:30', '2026-10-25T05:00']]);
  });
});
