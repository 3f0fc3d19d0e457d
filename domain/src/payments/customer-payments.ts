import type { Transaction } from './transaction.ts';

/** For how long a transaction counts as recent, in milliseconds: 30 days. */
export const recentTransactionMs = 2_592_000_000;

/** The earliest moment at which a transaction was made that is recent at `now`. Older ones are history. */
export const recentSince = (now: Date): Date => new Date(now.getTime() - recentTransactionMs);

type PaymentFacts = Pick<Transaction, 'status' | 'expiresAt'>;

/** Those of a customer's payments that keep a slot at `now` without having been paid. */
export const unpaidHolds = <Payment extends PaymentFacts>(
  payments: readonly Payment[],
  now: Date,
): Payment[] => payments.filter(({ status, expiresAt }) => status === 'pending' && expiresAt > now);
