import { expect, test } from 'vitest';
import type { Day } from '../days/day.ts';
import { at, dayWith, nextDayWith, timeZone } from '../sales/days-of-tests.ts';
import { offer, offeredEntry, waitingEntry } from '../sales/entry-of-tests.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { entryBackInLine } from './entry-change.ts';
import type { WaitlistEntry } from './waitlist-entry.ts';

const line = { hours: defaultSettings, timeZone, lineId: 'line-2' };

const back = (entry: Partial<WaitlistEntry> = {}, days: Day[] = [dayWith()], now = at('08:00')) =>
  entryBackInLine({ ...waitingEntry, state: 'taken', ...entry }, days, line, now);

test('an entry gets its place back under a new id, for the starts that suit it', () => {
  expect(back()).toEqual({
    entry: { state: 'waiting', lineId: 'line-2' },
    waiting: [
      {
        date: '2027-01-02',
        lineId: 'line-2',
        waiting: {
          serviceId: 'foamwash',
          minutes: 30,
          starts: ['09:00', '10:00', '11:00'],
          since: waitingEntry.createdAt,
        },
      },
    ],
  });
});

const byHours = dayWith({ byHours: { foamwash: ['09:00', '10:00'] } });

test.each<[string, Partial<WaitlistEntry>, Day[], Date, string[]]>([
  ['to come', {}, [dayWith()], at('09:00'), ['10:00', '11:00']],
  ['on its own day', {}, [nextDayWith({ starts: {} }), dayWith()], at('10:30'), ['11:00']],
  [
    'further ahead than customers can book',
    {},
    [dayWith()],
    at('08:00', '2026-11-01'),
    ['09:00', '10:00', '11:00'],
  ],
  ['long enough for its job', { minutes: 60 }, [byHours], at('08:00'), ['09:00', '10:00']],
  [
    'that suit it, also after an offer',
    { ...offeredEntry, from: '11:00' },
    [dayWith()],
    at('08:00'),
    ['11:00'],
  ],
])('it waits for starts %s', (_case, entry, days, now, starts) => {
  expect(back(entry, days, now).waiting[0]?.waiting?.starts).toEqual(starts);
});

test.each<[string, Partial<WaitlistEntry>, Day[], Date]>([
  ['have begun', {}, [dayWith()], at('11:00')],
  ['are closed', {}, [dayWith({ starts: {}, closed: dayWith().starts })], at('08:00')],
  ['are too short for its job', { minutes: 45 }, [dayWith()], at('08:00')],
  ['are at other hours', { from: '13:00', until: '15:00' }, [dayWith()], at('08:00')],
  ['are on a day that does not exist', {}, [nextDayWith()], at('08:00')],
  [
    'are gone since one was offered',
    { offer, state: 'offered' },
    [dayWith({ starts: {} })],
    at('08:00'),
  ],
])('it ends when its starts %s', (_case, entry, days, now) => {
  expect(back(entry, days, now)).toEqual({ entry: { state: 'left' }, waiting: [] });
});
