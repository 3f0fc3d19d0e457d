import type { Transaction } from '@carwash/domain/payments/transaction';
import * as payments from '../../../support/purchases/payments.ts';
import { fixtures } from '../server/server-context.ts';

type Purchase = payments.TestPurchase;

/** Creates one payment of the customer for each of `changes`, in one commit. See `newTransaction`. */
export const newTransactions = (
  purchase: Purchase,
  changes: readonly Partial<Transaction>[],
): Promise<Transaction[]> => payments.newTransactions(fixtures, purchase, changes);

/** A payment of the customer, received a moment ago unless `change` says otherwise, and only that. */
export const newTransaction = (
  purchase: Purchase,
  change?: Partial<Transaction>,
): Promise<Transaction> => payments.newTransaction(fixtures, purchase, change);

/** A moment so many days ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
