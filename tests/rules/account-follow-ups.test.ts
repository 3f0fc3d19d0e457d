import { collections } from '@carwash/domain/collections';
import { testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

testAccess(
  { path: `${collections.accountFollowUps}/role_${owner.uid}`, data: { uid: owner.uid } },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
