import { collections } from '@carwash/domain/collections';
import { testAccess } from './access-table.ts';
import { ownerUid } from './set-up.ts';

testAccess(
  { path: `${collections.accountFollowUps}/role_${ownerUid}`, data: { uid: ownerUid } },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
