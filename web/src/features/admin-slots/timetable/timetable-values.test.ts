import { expect, test } from 'vitest';
import { defaultTimetable } from './timetable-values';

const closed = { periods: [] };
const open = (opens: string, closes: string) => ({ periods: [{ opens, closes }] });
const withBreak = {
  periods: [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:30' },
  ],
};

test.each([
  ['one period', [closed, open('10:00', '16:00')], '10:00', '16:00'],
  ['a break and a longer evening', [withBreak, open('09:00', '20:00')], '08:00', '20:00'],
  ['a night', [open('18:00', '02:00')], '18:00', '23:59'],
  ['midnight', [open('10:00', '00:00')], '10:00', '23:59'],
  ['no open day', [closed], '09:00', '19:00'],
])('a timetable begins with the opening hours: %s', (_, hours, openingTime, closingTime) => {
  expect(defaultTimetable('2031-05-01', { hours })).toMatchObject({ openingTime, closingTime });
});
