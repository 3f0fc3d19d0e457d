import type { Transaction } from './transaction.ts';

/** A transaction counts as recent for this long, in milliseconds: 30 days. */
export const recentTransactionMs = 2_592_000_000;

/** The earliest creation time of a transaction that is recent at `now`. Older ones are in the history. */
export const recentSince = (now: Date): Date => new Date(now.getTime() - recentTransactionMs);

type PaymentFacts = Pick<Transaction, 'status' | 'failureReason' | 'expiresAt'>;

/**
 * Whether a failed payment keeps its slot for its customer, who may try another card: it was declined,
 * and its hold has not run out. Giving the hold up, or taking it over, moves `expiresAt` to that moment.
 */
export const keepsHold = ({ status, failureReason, expiresAt }: PaymentFacts, now: Date): boolean =>
  status === 'failed' && failureReason === 'declined' && expiresAt > now;

/** The customer's payments that hold a slot at `now` and are not paid yet. */
export const unpaidHolds = <Payment extends PaymentFacts>(
  payments: readonly Payment[],
  now: Date,
): Payment[] =>
  payments.filter(
    (payment) =>
      (payment.status === 'pending' && payment.expiresAt > now) || keepsHold(payment, now),
  );
