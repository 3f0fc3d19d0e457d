import { collections } from '@carwash/domain/collections';
import { testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

const fence = {
  _id: owner.uid,
  passed: 1,
  openPayments: [],
  startHolds: [],
  hasPaid: false,
  createdAt: new Date(),
};

testAccess(
  { path: `${collections.purchaseFences}/${owner.uid}`, data: fence },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
