import { collections } from '@carwash/domain/entities/collections';
import { testAccess } from './access-table.ts';

testAccess(
  { path: `${collections.maintenance}/statistics`, data: { rebuiltAt: new Date(0) } },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
