import { describe, expect, test } from 'vitest';
import { compareTimetable, planTimetable, type Timetable, timetableProblem } from './timetable.ts';

const berlin = 'Europe/Berlin';
/** Sunday, 09:00 in Berlin. */
const now = new Date('2026-03-01T08:00:00Z');
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const timetable = (change: Partial<Timetable> = {}): Timetable => ({
  startDate: '2026-03-02',
  endDate: '2026-03-02',
  weekdays: everyDay,
  openingTime: '09:00',
  closingTime: '12:00',
  length: 60,
  gap: 0,
  ...change,
});
const plan = (change: Partial<Timetable>) =>
  planTimetable(timetable(change), berlin, now).map(
    ({ date, startTime, endTime }) => `${date.slice(5)} ${startTime}-${endTime}`,
  );

describe('the slots of a timetable', () => {
  test.each<[string, Partial<Timetable>, string[]]>([
    [
      'back to back up to closing time',
      {},
      ['03-02 09:00-10:00', '03-02 10:00-11:00', '03-02 11:00-12:00'],
    ],
    ['with a gap', { gap: 30 }, ['03-02 09:00-10:00', '03-02 10:30-11:30']],
    ['none that would end after closing time', { closingTime: '10:59' }, ['03-02 09:00-10:00']],
    [
      'the first and the last minute of a day',
      { openingTime: '00:00', closingTime: '23:59', length: 1439 },
      ['03-02 00:00-23:59'],
    ],
    [
      'on the chosen weekdays only: Monday and Thursday',
      { endDate: '2026-03-08', weekdays: [1, 4], length: 180 },
      ['03-02 09:00-12:00', '03-05 09:00-12:00'],
    ],
    [
      'a weekday that is given twice, once',
      { weekdays: [1, 1], length: 180 },
      ['03-02 09:00-12:00'],
    ],
    ['nothing where the weekday does not occur', { weekdays: [2] }, []],
    [
      'across the end of February',
      { startDate: '2028-02-28', endDate: '2028-03-01', length: 180 },
      ['02-28 09:00-12:00', '02-29 09:00-12:00', '03-01 09:00-12:00'],
    ],
    [
      'of today what is to come, this very moment not',
      { startDate: '2026-02-27', endDate: '2026-03-01' },
      ['03-01 10:00-11:00', '03-01 11:00-12:00'],
    ],
    [
      'without the hour that the clocks skip, nor what it would cut short',
      {
        startDate: '2026-03-29',
        endDate: '2026-03-29',
        openingTime: '00:30',
        closingTime: '05:00',
      },
      ['03-29 00:30-01:30', '03-29 03:30-04:30'],
    ],
    [
      'without what the hour that comes twice would draw out',
      {
        startDate: '2026-10-25',
        endDate: '2026-10-25',
        openingTime: '01:00',
        closingTime: '05:00',
      },
      ['10-25 01:00-02:00', '10-25 03:00-04:00', '10-25 04:00-05:00'],
    ],
  ])('%s', (_case, change, expected) => {
    expect(plan(change)).toEqual(expected);
  });

  test('mean the same clock time before and after the clocks change', () => {
    const change = { startDate: '2026-03-28', endDate: '2026-03-30', length: 180 };
    const starts = planTimetable(timetable(change), berlin, now).map(({ startsAt }) =>
      startsAt.toISOString(),
    );
    expect(starts).toEqual([
      '2026-03-28T08:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
    ]);
  });
});

describe('a timetable that cannot be', () => {
  test.each<[string, Partial<Timetable>, string | undefined]>([
    ['ends before it begins', { endDate: '2026-03-01' }, 'endDate'],
    ['is over', { startDate: '2026-02-01', endDate: '2026-02-28' }, 'endDate'],
    ['began in the year 0', { startDate: '0000-01-01' }, 'endDate'],
    ['lasts 93 days', { endDate: '2026-06-02' }, 'endDate'],
    ['lies after the last day', { startDate: '9999-01-01', endDate: '9999-01-01' }, 'endDate'],
    ['closes before it opens', { closingTime: '08:00' }, 'closingTime'],
    ['closes as it opens', { closingTime: '09:00' }, 'closingTime'],
    ['has slots longer than the day', { length: 181 }, 'length'],
    ['lasts 92 days', { endDate: '2026-06-01' }, undefined],
    ['has one slot', { length: 180 }, undefined],
    ['began before today', { startDate: '2026-02-01', endDate: '2026-03-01' }, undefined],
  ])('%s: %j', (_case, change, path) => {
    expect(timetableProblem(timetable(change), berlin, now)?.path).toBe(path);
  });
});

describe('beside the slots that are there', () => {
  test.each<[string, string[], string[], number]>([
    ['none', [], ['09:00', '10:00', '11:00'], 0],
    ['one at the same time', ['1000'], ['09:00', '11:00'], 1],
    ['one across two', ['1030'], ['09:00', '10:00', '11:00'], 0],
    ['neighbours', ['0800', '1200'], ['09:00', '10:00', '11:00'], 0],
  ])('%s', (_case, starts, created, existing) => {
    const planned = planTimetable(timetable(), berlin, now);
    const ids = new Set(starts.map((start) => `foamwash_2026-03-02_${start}`));
    const outcome = compareTimetable(planned, 'foamwash', ids);
    expect(outcome.toCreate.map(({ startTime }) => startTime)).toEqual(created);
    expect(outcome.existing).toBe(existing);
  });
});
