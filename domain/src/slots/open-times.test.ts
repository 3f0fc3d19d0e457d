import { describe, expect, test } from 'vitest';
import { bookableByDay, nextOpenTime, openTimesByDay } from './open-times.ts';

const dhaka = 'Asia/Dhaka';
const window = { bookAheadDays: 30, lastMinutes: 0, hours: [], exceptions: [], timeZone: dhaka };
/** 12:00 in Dhaka. */
const now = new Date('2025-05-05T06:00:00Z');

const times = {
  '2025-05-07': ['11:00', '09:00'],
  '2025-05-05': ['13:30', '10:00', '12:00'],
  '2025-05-06': [],
  '2025-05-04': ['23:00'],
};

describe('the days with room', () => {
  test('are those with a start to come, in order', () => {
    expect(openTimesByDay(times, now, dhaka)).toEqual([
      { date: '2025-05-05', startTimes: ['13:30'] },
      { date: '2025-05-07', startTimes: ['09:00', '11:00'] },
    ]);
  });

  test.each([
    ['before the last start of the day', '2025-05-05T07:29:59Z', '2025-05-05'],
    ['at its very moment', '2025-05-05T07:30:00Z', '2025-05-07'],
    ['after the last of all', '2025-05-07T05:00:00Z', undefined],
  ])('%s', (_case, moment, first) => {
    expect(openTimesByDay(times, new Date(moment), dhaka)[0]?.date).toBe(first);
  });

  test('are the days of the business, not of the visitor', () => {
    const lateInDhaka = new Date('2025-05-04T18:30:00Z');
    expect(openTimesByDay(times, lateInDhaka, dhaka)[0]?.date).toBe('2025-05-05');
    expect(openTimesByDay(times, lateInDhaka, 'America/New_York')[0]?.date).toBe('2025-05-04');
  });
});

describe('open times that customers can book', () => {
  test.each([
    ['all', {}, ['2025-05-05 13:30', '2025-05-07 09:00', '2025-05-07 11:00']],
    ['none that starts too soon', { lastMinutes: 90 }, ['2025-05-07 09:00', '2025-05-07 11:00']],
    ['none of days of lead time', { lastMinutes: 45 * 60 }, ['2025-05-07 11:00']],
    ['none that is too far ahead', { bookAheadDays: 1 }, ['2025-05-05 13:30']],
    ['nothing', { bookAheadDays: 1, lastMinutes: 90 }, []],
    [
      'none on a closed day',
      { exceptions: [{ from: '2025-05-07', to: '2025-05-08', periods: [], note: '' }] },
      ['2025-05-05 13:30'],
    ],
  ])('%s', (_case, change, starts) => {
    const found = bookableByDay(times, { ...window, ...change }, now);
    expect(
      found.flatMap(({ date, startTimes }) => startTimes.map((time) => `${date} ${time}`)),
    ).toEqual(starts);
    expect(nextOpenTime(times, { ...window, ...change }, now)?.startTime).toBe(
      starts[0]?.slice(11),
    );
  });
});

test.each([
  ['those of the last day, with its night', {}, ['2025-05-08 23:30', '2025-05-09 02:30']],
  ['those before a holiday', { to: '2025-05-09' }, ['2025-05-08 23:30', '2025-05-09 02:30']],
  ['none of a holiday, with its night', { from: '2025-05-08' }, []],
])('of the hours after midnight customers can book %s', (_case, closed, starts) => {
  const hours = Array(7).fill({ periods: [{ opens: '18:00', closes: '03:00' }] });
  const exceptions = [{ from: '2025-05-09', to: '2025-05-09', periods: [], note: '', ...closed }];
  const night = { '2025-05-08': ['23:30'], '2025-05-09': ['02:30', '03:00', '18:00'] };
  const nights = { ...window, hours, exceptions, bookAheadDays: 3 };
  expect(
    bookableByDay(night, nights, now).flatMap(({ date, startTimes }) =>
      startTimes.map((time) => `${date} ${time}`),
    ),
  ).toEqual(starts);
});

describe('the next open time', () => {
  test.each([
    ['today', now, { date: '2025-05-05', startTime: '13:30' }],
    ['later', new Date('2025-05-05T08:00:00Z'), { date: '2025-05-07', startTime: '09:00' }],
  ])('%s', (_case, moment, expected) => {
    expect(nextOpenTime(times, window, moment)).toMatchObject(expected);
  });

  test('says at which moment it starts', () => {
    expect(nextOpenTime(times, window, now)?.startsAt).toEqual(new Date('2025-05-05T07:30:00Z'));
  });

  test.each([
    ['no days', {}],
    ['only what is over', { '2025-05-04': ['23:00'], '2025-05-05': ['12:00'] }],
    ['a day without times', { '2025-05-06': [] }],
  ])('does not exist for %s', (_case, none) => {
    expect(nextOpenTime(none, window, now)).toBeNull();
  });

  test('is the first of two moments with the same clock time', () => {
    const berlin = { '2025-10-26': ['02:30'] };
    const before = new Date('2025-10-25T23:00:00Z');
    expect(
      nextOpenTime(berlin, { ...window, timeZone: 'Europe/Berlin' }, before)?.startsAt,
    ).toEqual(new Date('2025-10-26T00:30:00Z'));
  });
});
