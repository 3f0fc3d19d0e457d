import { collections } from '@carwash/domain/collections';
import { newTransaction } from '../support/purchases/payments.ts';
import { newPurchase, testPurchaseAccess } from './purchase-access.ts';
import { fixtures } from './set-up.ts';

const transaction = await newTransaction(fixtures, await newPurchase());

testPurchaseAccess(
  { collection: collections.transactions, data: transaction, needs: 'seeMoney' },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
