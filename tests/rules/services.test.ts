import { collections } from '@carwash/domain/collections';
import type { Service } from '@carwash/domain/services/service';
import { testAccess } from './access-table.ts';

const data = { name: 'Express Wash', price: 12.5 } satisfies Partial<Service>;

testAccess(
  { path: `${collections.services}/wash0001`, data },
  {
    signedOut: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
