import type { HoursException, Period } from '@carwash/domain/settings/opening-hours';
import { businessInstant } from '@carwash/domain/time/business-time';
import { expect, test } from 'vitest';
import { describeToday } from './describe-today';

const timeZone = 'Asia/Dhaka';
const day: Period[] = [{ opens: '09:00', closes: '19:00' }];
const night: Period[] = [{ opens: '18:00', closes: '02:00' }];
const allDay: Period[] = [{ opens: '00:00', closes: '00:00' }];
const closed: Period[] = [];

/** Closed on Sundays, open late on Fridays, all day on Thursdays. */
const hours = [closed, day, day, day, allDay, night, day].map((periods) => ({ periods }));

const holiday = (note: string, periods = closed): HoursException => ({
  from: '2026-11-24',
  to: '2026-11-24',
  periods,
  note,
});

const told = (date: string, time: string, ...exceptions: HoursException[]) => {
  const { text, until } = describeToday(
    { hours, exceptions },
    businessInstant(date, time, timeZone),
    timeZone,
  );
  return { text, until };
};

test.each([
  ['2026-11-23', '19:00', [], 'Closed, opens tomorrow 9:00', '2026-11-24'],
  ['2026-11-23', '23:59', [], 'Closed, opens tomorrow 9:00', '2026-11-24'],
  ['2026-11-21', '19:30', [], 'Closed, opens Monday 9:00', '2026-11-22'],
  ['2026-11-23', '20:00', [holiday('Labour Day')], 'Closed, opens Wednesday 9:00', '2026-11-24'],
  ['2026-11-22', '12:00', [], 'Closed today', '2026-11-23'],
  ['2026-11-24', '12:00', [holiday('Labour Day')], 'Closed today: Labour Day', '2026-11-25'],
  ['2026-11-24', '12:00', [holiday('')], 'Closed today', '2026-11-25'],
  ['2026-11-24', '12:00', [holiday('Fair', night)], 'Open today 18:00 to 2:00: Fair', '2026-11-25'],
  ['2026-11-26', '12:00', [], 'Open today all day', '2026-11-27'],
  ['2026-11-27', '00:00', [], 'Open today 18:00 to 2:00', '2026-11-28'],
])('%s %s', (date, time, exceptions, text, until) => {
  expect(told(date, time, ...exceptions)).toEqual({
    text,
    until: businessInstant(until, '00:00', timeZone),
  });
});

test('the hours of a day are shown until its last minute', () => {
  for (const [date, time] of [
    ['2026-11-23', '00:00'],
    ['2026-11-23', '18:59'],
  ] as const) {
    expect(told(date, time)).toEqual({
      text: 'Open today 9:00 to 19:00',
      until: businessInstant(date, '19:00', timeZone),
    });
  }
  expect(told('2026-11-28', '02:00').text).toBe('Open today 9:00 to 19:00');
});

test('a business that stays closed names no day', () => {
  const thisDayOnly: HoursException[] = [
    { from: '2026-11-24', to: '2027-11-24', periods: closed, note: 'Moving' },
  ];
  expect(told('2026-11-23', '20:00', ...thisDayOnly).text).toBe('Closed');
});

test('hours that began yesterday are shown until they end', () => {
  expect(told('2026-11-28', '01:59')).toEqual({
    text: 'Open until 2:00',
    until: businessInstant('2026-11-28', '02:00', timeZone),
  });
});

test('hours that end at a time that the clocks show twice end at the first', () => {
  const berlin = 'Europe/Berlin';
  const nights = Array(7).fill({ periods: [{ opens: '18:00', closes: '02:30' }] });
  const [first, second] = ['2026-10-25T00:10:00Z', '2026-10-25T01:10:00Z'].map(
    (now) => describeToday({ hours: nights, exceptions: [] }, new Date(now), berlin).text,
  );
  expect(first).toBe('Open until 2:30');
  expect(second).toBe('Open today 18:00 to 2:30');
});
