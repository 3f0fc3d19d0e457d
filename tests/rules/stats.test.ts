import { collections } from '@carwash/domain/collections';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import { allTimeStatsId, reviewStatsId } from '@carwash/domain/statistics/stats-ids';
import { beforeEach, describe, test } from 'vitest';
import { testAccess } from './access-table.ts';
import {
  expectReadToFail,
  expectReadToFindNothing,
  isStaffWith,
  personaNames,
  personas,
  seed,
} from './set-up.ts';

const data = { bookings: 3, revenueMinor: 3750 } satisfies Partial<Statistics>;
const ratings = { ratings: { count: 2, sum: 9, byStars: { 4: 1, 5: 1 } } };

describe.each([allTimeStatsId, '2026-03-01'])('the statistics of %s', (id) => {
  testAccess(
    { path: `${collections.stats}/${id}`, data, needs: 'seeMoney' },
    {
      signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    },
  );
});

describe('the statistics of all reviews', () => {
  testAccess(
    { path: `${collections.stats}/${reviewStatsId}`, data: ratings, needs: 'seeMoney' },
    {
      signedOut: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
      owner: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
      otherUser: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
      admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    },
  );
});

describe.each(personaNames)('beside the statistics of all reviews, as %s', (persona) => {
  const stats = personas[persona].collection(collections.stats);

  beforeEach(() => seed({ [`${collections.stats}/${reviewStatsId}`]: ratings }));

  const mayRead = isStaffWith('seeMoney', persona);

  test(`get of a similar id: ${mayRead ? 'yes' : 'no'}`, async () => {
    const expectRead = mayRead ? expectReadToFindNothing : expectReadToFail;
    for (const id of ['Reviews', 'reviews ', 'review', 'reviewstats']) {
      await expectRead(stats.doc(id));
    }
  });

  test('get of a document below it: no', () =>
    expectReadToFail(stats.doc(reviewStatsId).collection('days').doc('2026-03-01')));
});
