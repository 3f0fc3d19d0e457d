import { allTimeStatsId, collections } from '@carwash/domain/entities/collections';
import type { Statistics } from '@carwash/domain/entities/statistics';
import { testAccess } from './access-table.ts';

const data = { bookings: 3, revenueMinor: 3750 } satisfies Partial<Statistics>;

testAccess(
  { path: `${collections.stats}/${allTimeStatsId}`, data },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
