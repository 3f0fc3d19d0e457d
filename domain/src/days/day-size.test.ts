import { describe, expect, test } from 'vitest';
import { type Capacity, faultOfLargeDay, largestDayBytes, mostDayBytes } from './day-size.ts';
import {
  baysOfTests as bays,
  bytesOfDay,
  fullDay,
  servicesOfTests as services,
} from './full-day-of-tests.ts';

const allDay = [{ opens: '00:00', closes: '00:00' }];
const twelveHours = [{ opens: '08:00', closes: '20:00' }];
const open = (periods: typeof allDay): Capacity['hours'] => ({
  hours: Array.from({ length: 7 }, () => ({ periods })),
  exceptions: [],
});

const plan = (change: Partial<Capacity> = {}): Capacity => ({
  bays: bays(30),
  services: services(9, 15, 15),
  hours: open(allDay),
  ...change,
});

test.each<[string, Capacity]>([
  ['30 bays with a job each quarter of an hour', plan()],
  ['3 bays', plan({ bays: bays(3) })],
  ['100 services that start every five minutes', plan({ services: services(100, 30, 5) })],
])('a full day of %s is as large as it is said to be', (_case, business) => {
  const [said, real] = [largestDayBytes(business), bytesOfDay(fullDay(business))];
  expect(real).toBeLessThan(said);
  expect(said / real).toBeLessThan(1.5);
});

describe('a business', () => {
  test.each<[string, Capacity, boolean]>([
    ['with 30 bays and quarters of an hour', plan(), true],
    [
      'with 30 bays and jobs of five minutes all day',
      plan({ services: services(9, 5, 15) }),
      false,
    ],
    [
      'with 30 bays and jobs of five minutes for twelve hours',
      plan({ services: services(9, 5, 15), hours: open(twelveHours) }),
      true,
    ],
    [
      'with 30 bays, jobs of five minutes and a clean-up',
      plan({ services: services(9, 5, 15), bays: bays(30, { cleanUp: 5 }) }),
      true,
    ],
    [
      'without hours counts as open all day',
      plan({ services: services(9, 5, null), hours: { hours: [], exceptions: [] } }),
      false,
    ],
    [
      'with one long day',
      plan({
        services: services(9, 5, 15),
        hours: {
          ...open(twelveHours),
          exceptions: [{ from: '2027-01-02', to: '2027-01-02', periods: allDay, note: '' }],
        },
      }),
      false,
    ],
    [
      'with short jobs in one van only',
      plan({
        bays: [...bays(29), ...bays(1, { _id: 'van', kind: 'van', services: ['quick'] })],
        services: [...services(9, 15, 15), { _id: 'quick', shortestJob: 5, startsEvery: null }],
      }),
      true,
    ],
    ['with 100 services every five minutes', plan({ services: services(100, 15, 5) }), false],
  ])('%s', (_case, business, fits) => {
    expect(faultOfLargeDay(business) === null).toBe(fits);
  });
});

test('what is refused would not fit, or nearly', () => {
  expect(mostDayBytes).toBeLessThan(2 ** 20);
  const tooLarge = plan({ services: services(9, 5, 5) });
  expect(bytesOfDay(fullDay(tooLarge))).toBeGreaterThan(2 ** 20);
});
