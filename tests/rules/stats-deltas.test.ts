import { collections } from '@carwash/domain/collections';
import { foldMarkId } from '@carwash/domain/statistics/stats-ids';
import { describe } from 'vitest';
import { staffWith, testAccess } from './access-table.ts';

describe.each([
  [
    'what was counted since the last fold',
    'f00dF00df00dF00df00d',
    { counters: { all: { users: 1 } } },
  ],
  ['the mark of the last fold', foldMarkId, { fold: 3, folds: { all: 3 } }],
])('%s', (_what, id, data) => {
  testAccess(
    { path: `${collections.statsDeltas}/${id}`, data, staffPage: 500 },
    { get: staffWith('seeMoney'), list: staffWith('seeMoney') },
  );
});
