import type { Transaction } from './transaction.ts';

/** Age up to which a transaction counts as recent, in milliseconds: 30 days. */
export const recentTransactionMs = 2_592_000_000;

/**
 * Returns the earliest creation time of a transaction that is recent at `now`. Older ones are in the history.
 */
export const recentSince = (now: Date): Date => new Date(now.getTime() - recentTransactionMs);

type PaymentFacts = Pick<Transaction, 'status' | 'failureReason' | 'expiresAt'>;

/**
 * Tells whether a failed payment keeps its slot for its customer, who may try another card: it was declined,
 * and its hold has not expired. Giving up the hold, or passing it on to another payment, sets `expiresAt` to
 * that time.
 */
export const keepsHold = ({ status, failureReason, expiresAt }: PaymentFacts, now: Date): boolean =>
  status === 'failed' && failureReason === 'declined' && expiresAt > now;

/** Returns the ids of payments, without the one that ends. */
export const idsWithout = (
  payments: readonly Pick<Transaction, '_id'>[],
  ended: Pick<Transaction, '_id'> | null | undefined,
): string[] => payments.map(({ _id }) => _id).filter((id) => id !== ended?._id);

/** Returns the customer's payments that hold a slot at `now` and are not paid yet. */
export const unpaidHolds = <Payment extends PaymentFacts>(
  payments: readonly Payment[],
  now: Date,
): Payment[] =>
  payments.filter(
    (payment) =>
      (payment.status === 'pending' && payment.expiresAt > now) || keepsHold(payment, now),
  );
