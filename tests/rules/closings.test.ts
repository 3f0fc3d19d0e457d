import { collections } from '@carwash/domain/collections';
import { testAccess } from './access-table.ts';

testAccess(
  {
    path: `${collections.closings}/1`,
    data: { closingNumber: 1, createdAt: new Date() },
  },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
