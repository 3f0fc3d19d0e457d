import { expect, test } from 'vitest';
import { quietEnd } from './quiet-hours.ts';

const timeZone = 'Asia/Dhaka';
const overnight = { quietFrom: '21:00', quietUntil: '08:00' };
const midday = { quietFrom: '12:00', quietUntil: '14:00' };
const never = { quietFrom: '00:00', quietUntil: '00:00' };

test.each([
  ['in the evening', overnight, '2031-03-03T21:00+06:00', '2031-03-04T08:00+06:00'],
  ['after midnight', overnight, '2031-03-04T03:00+06:00', '2031-03-04T08:00+06:00'],
  ['at the end', overnight, '2031-03-04T08:00+06:00', null],
  ['during the day', overnight, '2031-03-04T20:59+06:00', null],
  ['within one day', midday, '2031-03-04T13:00+06:00', '2031-03-04T14:00+06:00'],
  ['before those of one day', midday, '2031-03-04T11:59+06:00', null],
  ['without quiet hours', never, '2031-03-04T03:00+06:00', null],
])('%s', (_, hours, now, end) => {
  expect(quietEnd(hours, new Date(now), timeZone)).toEqual(end && new Date(end));
});
