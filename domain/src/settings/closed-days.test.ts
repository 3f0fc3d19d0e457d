import { expect, test } from 'vitest';
import { closedDaysToCome, withClosedDays, withoutException } from './closed-days.ts';
import type { HoursException } from './opening-hours.ts';
import { maxExceptions } from './public-settings.ts';

const today = '2026-11-26';

const closed = (from: string, to = from, note = ''): HoursException => ({
  from,
  to,
  periods: [],
  note,
});

const short: HoursException = {
  ...closed('2026-12-24'),
  periods: [{ opens: '10:00', closes: '14:00' }],
};

test('closed days to come are those that are not over and have no other hours', () => {
  const running = closed('2026-11-20', today);
  const later = closed('2026-12-25');
  expect(closedDaysToCome([closed('2026-11-25'), running, short, later], today)).toEqual([
    running,
    later,
  ]);
});

test('closed days are added last, and once', () => {
  const day = closed('2026-12-24', '2026-12-24', 'Holidays');
  const once = withClosedDays([short], day, today);
  expect(once).toEqual([short, day]);
  expect(withClosedDays(once, day, today)).toEqual(once);
  expect(withClosedDays([day, short], day, today)).toEqual([short, day]);
});

test('opening again takes only this exception away', () => {
  const day = closed('2026-12-24');
  expect(withoutException([short, day], day)).toEqual([short]);
  expect(withoutException([short, day], short)).toEqual([day]);
  const other = { ...short, periods: [{ opens: '10:00', closes: '15:00' }] };
  expect(withoutException([short, other], other)).toEqual([short]);
});

test('of a full list those that are over make room', () => {
  const over = Array.from({ length: maxExceptions }, (_, at) =>
    closed('2026-01-01', undefined, `${at}`),
  );
  expect(withClosedDays([...over.slice(1), short], closed(today), today)).toEqual([
    short,
    closed(today),
  ]);
});
