import { expect, test } from 'vitest';
import { hoursFault } from './hours-fault.ts';

/** A Tuesday. */
const date = '2030-01-15';
const at = (time: string, day = date) => new Date(`${day}T${time}:00Z`);
const everyDay = (...periods: { opens: string; closes: string }[]) => ({
  hours: Array.from({ length: 7 }, () => ({ periods })),
  exceptions: [],
});
const usual = everyDay({ opens: '09:00', closes: '19:00' });
const outside = { kind: 'outside' };
const beyond = (time: string, day = date) => ({ kind: 'beyond_closing', closesAt: at(time, day) });

test.each([
  ['in the opening hours', usual, at('18:00'), at('19:00'), null],
  ['beyond closing', usual, at('18:30'), at('19:30'), beyond('19:00')],
  ['after closing', usual, at('19:00'), at('19:30'), outside],
  ['before opening', usual, at('08:30'), at('09:30'), outside],
  [
    'into a break',
    everyDay({ opens: '09:00', closes: '12:00' }, { opens: '13:00', closes: '19:00' }),
    at('11:30'),
    at('12:30'),
    beyond('12:00'),
  ],
  [
    'in the night of the day before',
    everyDay({ opens: '18:00', closes: '03:00' }),
    at('01:00'),
    at('03:30'),
    beyond('03:00'),
  ],
  [
    'over the midnight of a business that never closes',
    everyDay({ opens: '00:00', closes: '00:00' }),
    at('23:30'),
    at('00:30', '2030-01-16'),
    null,
  ],
  ['on a day without hours', everyDay(), at('10:00'), at('11:00'), outside],
])('minutes %s', (_case, hours, startsAt, endsAt, fault) => {
  expect(hoursFault({ date, startsAt, endsAt }, hours, 'UTC')).toEqual(fault);
});
