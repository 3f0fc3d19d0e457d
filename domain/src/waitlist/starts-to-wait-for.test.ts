import { expect, test } from 'vitest';
import { emptyDay } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { startsToWaitFor } from './starts-to-wait-for.ts';

const now = new Date('2026-03-02T08:00:00Z');
const bay = { _id: '1', name: 'Bay', kind: 'bay', services: null, cleanUp: 10 } as const;
const day: Day = {
  ...emptyDay('2026-03-02', [bay], now),
  starts: { wash: { '07:00': 30, '10:00': 30, '12:00': 60, '23:00': 50, '23:10': 50 } },
  closed: { wash: { '11:00': 30 } },
};
const window = { ...defaultSettings, lastMinutes: 0, timeZone: 'UTC' };
const hours = defaultSettings;
const wish = { serviceId: 'wash', minutes: 30, from: '00:00', until: '23:59' };

test.each([
  ['offered, to come', {}, {}, ['10:00', '12:00', '23:00', '23:10']],
  ['at the chosen hours, ends included', { from: '10:00', until: '12:00' }, {}, ['10:00', '12:00']],
  ['as long as their start, which was made by hand', { minutes: 60 }, {}, ['12:00']],
  ['over before midnight, clean-up included', { minutes: 50, from: '13:00' }, {}, ['23:00']],
  ['not too near to be booked', { until: '13:00' }, { lastMinutes: 180 }, ['12:00']],
  ['of the service', { serviceId: 'polish' }, {}, []],
])('starts are those that are %s', (_which, wanted, bounds, starts) => {
  const found = startsToWaitFor(
    day,
    { ...wish, ...wanted },
    { hours, window: { ...window, ...bounds } },
    now,
  );
  expect(found.map(({ startTime }) => startTime)).toEqual(starts);
});

test('starts after midnight are waited for if the evening before is open', () => {
  const nights = {
    hours: Array(7).fill({ periods: [{ opens: '18:00', closes: '03:00' }] }),
    exceptions: [{ from: '2026-03-03', to: '2026-03-03', periods: [], note: '' }],
  };
  const window = { ...defaultSettings, ...nights, lastMinutes: 0, timeZone: 'UTC' };
  const startsOn = (date: string) => {
    const offered = {
      ...emptyDay(date, [bay], now),
      starts: { wash: { '02:00': 30, '20:00': 30 } },
    };
    return startsToWaitFor(offered, wish, { hours: nights, window }, now).map(
      ({ startTime }) => startTime,
    );
  };
  expect(startsOn('2026-03-03')).toEqual(['02:00']);
  expect(startsOn('2026-03-04')).toEqual(['20:00']);
});
