import type { Transaction } from './transaction.ts';

/** A transaction counts as recent for this long, in milliseconds: 30 days. */
export const recentTransactionMs = 2_592_000_000;

/** The earliest creation time of a transaction that is recent at `now`. Older ones are in the history. */
export const recentSince = (now: Date): Date => new Date(now.getTime() - recentTransactionMs);

type PaymentFacts = Pick<Transaction, 'status' | 'expiresAt'>;

/** The customer's payments that hold a slot at `now` and are not paid yet. */
export const unpaidHolds = <Payment extends PaymentFacts>(
  payments: readonly Payment[],
  now: Date,
): Payment[] => payments.filter(({ status, expiresAt }) => status === 'pending' && expiresAt > now);
