import { collections } from '@carwash/domain/collections';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { customer, testPurchaseAccess } from './purchase-access.ts';

const data = { customer, status: 'success' } satisfies Partial<Transaction>;

testPurchaseAccess(
  { collection: collections.transactions, data },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
