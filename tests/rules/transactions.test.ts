import { collections } from '@carwash/domain/collections';
import { newTransaction } from '../support/purchases/payments.ts';
import { newPurchase, testPurchaseAccess } from './purchase-access.ts';
import { fixtures } from './set-up.ts';

const transaction = await newTransaction(fixtures, await newPurchase());

testPurchaseAccess({ collection: collections.transactions, data: transaction, staff: 'seeMoney' });
