import { describe, expect, test } from 'vitest';
import { closeBaysSchema, type PlannedClosure } from './closure.ts';
import { closuresOfDay, closuresToCome, daysOfClosures } from './closures-of-day.ts';

const bays = [{ _id: '1' }, { _id: '2' }];
const closure = (change: Partial<PlannedClosure> = {}): PlannedClosure => ({
  _id: 'x',
  bays: ['1'],
  from: '2026-03-10',
  to: '2026-03-12',
  startTime: null,
  endTime: null,
  note: '',
  ...change,
});

const spansOn = (date: string, change: Partial<PlannedClosure>, timeZone = 'Asia/Dhaka') =>
  Object.values(closuresOfDay([closure(change)], bays, date, timeZone)).map(({ from, to }) => [
    from.toISOString().slice(0, 16),
    to.toISOString().slice(0, 16),
  ]);

describe('a closure of three days', () => {
  test.each([
    ['2026-03-09', []],
    ['2026-03-10', [['2026-03-09T18:00', '2026-03-10T18:00']]],
    ['2026-03-12', [['2026-03-11T18:00', '2026-03-12T18:00']]],
    ['2026-03-13', []],
  ])('on %s', (date, spans) => {
    expect(spansOn(date, {})).toEqual(spans);
  });

  test('can start at a time, end at a time, or lie between two times', () => {
    const spans = (startTime: string | null, endTime: string | null) =>
      spansOn('2026-03-11', { startTime, endTime });
    expect(spans('14:00', null)).toEqual([['2026-03-11T08:00', '2026-03-11T18:00']]);
    expect(spans(null, '12:00')).toEqual([['2026-03-10T18:00', '2026-03-11T06:00']]);
    expect(spans('12:00', '14:00')).toEqual([['2026-03-11T06:00', '2026-03-11T08:00']]);
  });

  test('closes only those of its bays that exist', () => {
    const planned = [closure({ bays: ['2', '3', '1'] })];
    const closed = closuresOfDay(planned, bays, '2026-03-10', 'Asia/Dhaka');
    expect(Object.keys(closed)).toEqual(['x_1', 'x_2']);
    expect(Object.values(closed).map(({ bay }) => bay)).toEqual(['1', '2']);
  });
});

describe('when the clocks change in Berlin', () => {
  const on = (date: string, startTime: string | null, endTime: string | null) =>
    spansOn(date, { from: date, to: date, startTime, endTime }, 'Europe/Berlin')[0];

  test.each([
    ['a day of 23 hours', null, null, ['2026-03-28T23:00', '2026-03-29T22:00']],
    [
      'a skipped time begins where the clocks go on',
      '02:30',
      '04:00',
      ['2026-03-29T01:00', '2026-03-29T02:00'],
    ],
    ['and ends there', '01:00', '02:30', ['2026-03-29T00:00', '2026-03-29T01:00']],
    ['what is skipped altogether is no closure', '02:10', '02:50', undefined],
  ])('in March: %s', (_case, startTime, endTime, span) => {
    expect(on('2026-03-29', startTime, endTime)).toEqual(span);
  });

  test.each([
    ['a day of 25 hours', null, null, ['2026-10-24T22:00', '2026-10-25T23:00']],
    ['from the first 02:30 on', '02:30', '04:00', ['2026-10-25T00:30', '2026-10-25T03:00']],
    ['until the second', '01:00', '02:30', ['2026-10-24T23:00', '2026-10-25T01:30']],
  ])('in October: %s', (_case, startTime, endTime, span) => {
    expect(on('2026-10-25', startTime, endTime)).toEqual(span);
  });
});

test('future closures lose deleted bays; ended ones and those without bays are dropped', () => {
  const planned = [
    closure({ _id: 'over', to: '2026-03-11' }),
    closure({ _id: 'both', bays: ['1', '3'] }),
    closure({ _id: 'gone', bays: ['3'] }),
  ];
  expect(closuresToCome(planned, bays, '2026-03-12')).toEqual([closure({ _id: 'both' })]);
});

test('the days of closures, each once', () => {
  const planned = [closure(), closure({ from: '2026-02-28', to: '2026-03-01' })];
  expect(daysOfClosures(planned, '2026-03-01')).toEqual([
    '2026-03-01',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
  ]);
});

test('a closure may last a whole leap year, but no longer', () => {
  const lasting = (to: string) =>
    closeBaysSchema.isValidSync({ ...closure(), from: '2028-01-01', to });
  expect([lasting('2028-12-31'), lasting('2029-01-01')]).toEqual([true, false]);
});
