import type { Transaction } from './transaction.ts';

type PaymentFacts = Pick<Transaction, 'status' | 'expiresAt'>;

/** Those of a customer's payments that keep a slot at `now` without having been paid. */
export const unpaidHolds = <Payment extends PaymentFacts>(
  payments: readonly Payment[],
  now: Date,
): Payment[] => payments.filter(({ status, expiresAt }) => status === 'pending' && expiresAt > now);
