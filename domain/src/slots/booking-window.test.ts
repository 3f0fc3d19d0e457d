import { expect, test } from 'vitest';
import { businessInstant } from '../time/business-time.ts';
import { bookingEnd, deskWindow, outsideWindow } from './booking-window.ts';

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
  const window = { lastMinutes, bookAheadDays, timeZone };
  expect(outsideWindow(slot, window, now)).toBe(verdict);
  expect(now >= bookingEnd(slot.startsAt, window)).toBe(verdict === 'late');
});

test('the last bookable day ends with the business day, even when the clocks go forward', () => {
  const berlin = { lastMinutes: 0, bookAheadDays: 1, timeZone: 'Europe/Berlin' };
  const slot = {
    date: '2026-03-29',
    startsAt: businessInstant('2026-03-29', '23:30', 'Europe/Berlin'),
  };
  const eve = businessInstant('2026-03-28', '00:00', 'Europe/Berlin');
  expect(outsideWindow(slot, berlin, eve)).toBeNull();
  expect(outsideWindow(slot, berlin, new Date(eve.getTime() - 1))).toBe('early');
});

test('the desk can book anything that has not begun', () => {
  const desk = deskWindow(timeZone);
  expect(outsideWindow(at('2026-03-05', '12:01'), desk, now)).toBeNull();
  expect(outsideWindow(at('2036-03-05', '12:01'), desk, now)).toBeNull();
  expect(outsideWindow(at('2026-03-05', '12:00'), desk, now)).toBe('late');
});
