import { collections } from '@carwash/domain/collections';
import { testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

testAccess(
  { path: `${collections.idempotencyKeys}/key-1`, data: { uid: owner.uid, madeId: 'T-1' } },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
