import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

const fence = {
  _id: owner.uid,
  passed: 1,
  openPayments: [],
  startHolds: [],
  hasPaid: false,
  createdAt: new Date(),
};

testAccess({ path: `${collections.purchaseFences}/${owner.uid}`, data: fence }, nobody);
