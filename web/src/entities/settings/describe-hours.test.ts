import type { Period } from '@carwash/domain/settings/opening-hours';
import { expect, test } from 'vitest';
import { describePeriods, describeWeek } from './describe-hours';

const nineToFive: Period[] = [{ opens: '09:00', closes: '17:00' }];
const withBreak: Period[] = [
  { opens: '08:30', closes: '12:00' },
  { opens: '13:00', closes: '18:00' },
];

/** @param days the periods of each weekday, from Sunday */
const week = (...days: Period[][]) => ({ hours: days.map((periods) => ({ periods })) });

test.each([
  ['none', [], 'Closed'],
  ['one', nineToFive, '9:00 to 17:00'],
  ['a break', withBreak, '8:30 to 12:00, 13:00 to 18:00'],
  ['beyond midnight', [{ opens: '18:00', closes: '02:00' }], '18:00 to 2:00'],
  ['all day', [{ opens: '00:00', closes: '00:00' }], 'All day'],
])('%s', (_what, periods, text) => {
  expect(describePeriods(periods)).toBe(text);
});

test('consecutive days with the same hours are one entry', () => {
  const everyDay = Array.from({ length: 7 }, () => nineToFive);
  expect(describeWeek(week(...everyDay))).toEqual([{ days: 'Every day', hours: '9:00 to 17:00' }]);
});

test('the week begins on Monday', () => {
  const [closed, open] = [[], nineToFive];
  expect(describeWeek(week(closed, open, open, withBreak, open, open, open))).toEqual([
    { days: 'Monday to Tuesday', hours: '9:00 to 17:00' },
    { days: 'Wednesday', hours: '8:30 to 12:00, 13:00 to 18:00' },
    { days: 'Thursday to Saturday', hours: '9:00 to 17:00' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
});
