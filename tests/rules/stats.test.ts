import { collections } from '@carwash/domain/collections';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import { allTimeStatsId, reviewStatsId } from '@carwash/domain/statistics/stats-ids';
import { describe, test } from 'vitest';
import { everybody, staffWith, testAccess } from './access-table.ts';
import {
  byName,
  expectAnswers,
  expectReadsToFail,
  isStaffWith,
  personaNames,
  personas,
} from './set-up.ts';

const data = { bookings: 3, revenueMinor: 3750 } satisfies Partial<Statistics>;
const ratings = { ratings: { count: 2, sum: 9, byStars: { 4: 1, 5: 1 } } };

describe.each([allTimeStatsId, '2026-03-01'])('the statistics of %s', (id) => {
  testAccess(
    { path: `${collections.stats}/${id}`, data },
    { get: staffWith('seeMoney'), list: staffWith('seeMoney') },
  );
});

describe('the statistics of all reviews', () => {
  testAccess(
    { path: `${collections.stats}/${reviewStatsId}`, data: ratings },
    { get: everybody, list: staffWith('seeMoney') },
  );
});

describe('beside the statistics of all reviews', () => {
  test.each(['Reviews', 'reviews ', 'review', 'reviewstats'])('get of the id "%s"', (id) =>
    expectAnswers(
      byName(personaNames, (persona) => personas[persona].doc(`${collections.stats}/${id}`)),
      byName(personaNames, (persona) => (isStaffWith('seeMoney', persona) ? 'nothing' : 'no')),
    ),
  );

  test('get of a document below it: no', () =>
    expectReadsToFail(
      byName(personaNames, (persona) =>
        personas[persona].doc(`${collections.stats}/${reviewStatsId}/days/2026-03-01`),
      ),
    ));
});
