import { collections } from '@carwash/domain/collections';
import { receiptsOf } from '@carwash/domain/receipts/receipts-of';
import { newTransaction } from '../support/purchases/payments.ts';
import { newPurchase, testPurchaseAccess } from './purchase-access.ts';
import { fixtures } from './set-up.ts';

const transaction = await newTransaction(fixtures, await newPurchase());
const [receipt] = receiptsOf(transaction, fixtures.context.settings.businessTimeZone, new Date());
if (!receipt) throw new Error('A paid sale has a receipt');
const { customer } = transaction;

testPurchaseAccess({
  collection: collections.receipts,
  data: { ...receipt, customer },
  staff: 'seeMoney',
});
