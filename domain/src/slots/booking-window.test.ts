import { describe, expect, test } from 'vitest';
import { businessInstant } from '../time/business-time.ts';
import { bookingEnd, lastBookableDate, outsideWindow } from './booking-window.ts';
import { deskWindow } from './desk-slot.ts';

const timeZone = 'Asia/Dhaka';
/** 12:00 in Dhaka. */
const now = new Date('2026-03-05T06:00:00Z');
const at = (date: string, time: string) => ({
  date,
  startsAt: businessInstant(date, time, timeZone),
});

test.each([
  ['a minute ahead, with no lead time', 0, 30, at('2026-03-05', '12:01'), null],
  ['this very moment', 0, 30, at('2026-03-05', '12:00'), 'late'],
  ['a minute more than the lead time ahead', 90, 30, at('2026-03-05', '13:31'), null],
  ['exactly the lead time ahead', 90, 30, at('2026-03-05', '13:30'), 'late'],
  ['nearer', 90, 30, at('2026-03-05', '12:30'), 'late'],
  ['on the last day, late in the evening', 0, 30, at('2026-04-04', '23:59'), null],
  ['on the day after it, at midnight', 0, 30, at('2026-04-05', '00:00'), 'early'],
  ['tomorrow, a day ahead', 0, 1, at('2026-03-06', '23:00'), null],
  ['the day after tomorrow, a day ahead', 0, 1, at('2026-03-07', '00:00'), 'early'],
  ['with a lead time of days', 7 * 24 * 60, 30, at('2026-03-12', '12:00'), 'late'],
  ['beyond a lead time of days', 7 * 24 * 60, 30, at('2026-03-12', '12:01'), null],
] as const)('%s', (_case, lastMinutes, bookAheadDays, slot, verdict) => {
  const window = { lastMinutes, bookAheadDays, hours: [], exceptions: [], timeZone };
  expect(outsideWindow(slot, window, now)).toBe(verdict);
  expect(now >= bookingEnd(slot.startsAt, window)).toBe(verdict === 'late');
});

const period = { opens: '00:00', closes: '23:00' };
const exception = (from: string, to: string, ...periods: (typeof period)[]) => ({
  from,
  to,
  periods,
  note: '',
});
const holidays = exception('2026-03-10', '2026-03-12');

test.each([
  ['the day before', at('2026-03-09', '23:59'), [holidays], null],
  ['its first day', at('2026-03-10', '00:00'), [holidays], 'closed'],
  ['its last day', at('2026-03-12', '23:59'), [holidays], 'closed'],
  ['the day after', at('2026-03-13', '00:00'), [holidays], null],
  [
    'one of its days that is open after all',
    at('2026-03-11', '12:00'),
    [holidays, exception('2026-03-11', '2026-03-11', period)],
    null,
  ],
  [
    'a day with other hours, outside of them',
    at('2026-03-11', '23:30'),
    [exception('2026-03-11', '2026-03-11', period)],
    null,
  ],
  ['today, too late', at('2026-03-05', '11:00'), [exception('2026-03-05', '2026-03-05')], 'late'],
  [
    'a day too far ahead',
    at('2026-05-01', '11:00'),
    [exception('2026-05-01', '2026-05-01')],
    'closed',
  ],
] as const)('closed days: %s', (_case, slot, exceptions, verdict) => {
  const window = { lastMinutes: 0, bookAheadDays: 30, hours: [], exceptions, timeZone };
  expect(outsideWindow(slot, window, now)).toBe(verdict);
  expect(outsideWindow(slot, deskWindow(timeZone), now)).toBe(verdict === 'late' ? 'late' : null);
});

test('the last bookable day ends with the business day, even when the clocks go forward', () => {
  const berlin = {
    lastMinutes: 0,
    bookAheadDays: 1,
    hours: [],
    exceptions: [],
    timeZone: 'Europe/Berlin',
  };
  const slot = {
    date: '2026-03-29',
    startsAt: businessInstant('2026-03-29', '23:30', 'Europe/Berlin'),
  };
  const eve = businessInstant('2026-03-28', '00:00', 'Europe/Berlin');
  expect(outsideWindow(slot, berlin, eve)).toBeNull();
  expect(outsideWindow(slot, berlin, new Date(eve.getTime() - 1))).toBe('early');
});

describe('the hours after midnight', () => {
  const hours = Array(7).fill({ periods: [{ opens: '18:00', closes: '03:00' }] });
  const nights = { lastMinutes: 0, bookAheadDays: 0, hours, exceptions: [], timeZone };

  test.each([
    ['tonight, none ahead', at('2026-03-06', '02:59'), 0, null],
    ['tomorrow evening, none ahead', at('2026-03-06', '18:00'), 0, 'early'],
    ['tomorrow night, none ahead', at('2026-03-07', '00:00'), 0, 'early'],
    ['tomorrow night, one ahead', at('2026-03-07', '02:30'), 1, null],
    ['after closing time, one ahead', at('2026-03-07', '03:00'), 1, 'early'],
  ] as const)('count with their evening: %s', (_case, slot, bookAheadDays, verdict) => {
    expect(outsideWindow(slot, { ...nights, bookAheadDays }, now)).toBe(verdict);
  });

  test('are on the last date that has starts', () => {
    const closed = [exception('2026-03-06', '2026-03-06')];
    expect(lastBookableDate({ ...nights, bookAheadDays: 1 }, now)).toBe('2026-03-07');
    expect(lastBookableDate({ ...nights, bookAheadDays: 1, exceptions: closed }, now)).toBe(
      '2026-03-06',
    );
    expect(lastBookableDate({ ...nights, bookAheadDays: 1, hours: [] }, now)).toBe('2026-03-06');
  });
});

test('the desk can book anything that has not begun', () => {
  const desk = deskWindow(timeZone);
  expect(outsideWindow(at('2026-03-05', '12:01'), desk, now)).toBeNull();
  expect(outsideWindow(at('2036-03-05', '12:01'), desk, now)).toBeNull();
  expect(outsideWindow(at('2026-03-05', '12:00'), desk, now)).toBe('late');
});
