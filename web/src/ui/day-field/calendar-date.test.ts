import { afterEach, expect, test, vi } from 'vitest';
import { fromCalendarDate, toCalendarDate } from './calendar-date';

afterEach(() => vi.unstubAllEnvs());

test.each([
  // Beirut and Cairo move their clocks at midnight: that day has no 00:00.
  ['Asia/Beirut', '2025-03-30'],
  ['Africa/Cairo', '2025-04-25'],
  ['Asia/Dhaka', '2025-05-05'],
  ['Pacific/Kiritimati', '2025-12-31'],
  ['Pacific/Pago_Pago', '2025-01-01'],
])('the calendar of a visitor in %s shows %s as that day', (timeZone, day) => {
  vi.stubEnv('TZ', timeZone);
  const date = toCalendarDate(day);
  expect(date.getHours()).toBe(12);
  expect(date.getDate()).toBe(Number(day.slice(8)));
  expect(fromCalendarDate(date)).toBe(day);
});
