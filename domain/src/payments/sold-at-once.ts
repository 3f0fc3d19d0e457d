import type { newTransaction } from './new-transaction.ts';
import type { PaymentMethod } from './transaction.ts';

/** The payment fields of a new transaction, but for its ids. */
export type NewPayment = Omit<Parameters<typeof newTransaction>[1], '_id' | 'claimId' | 'currency'>;

/**
 * Returns the payment fields of a sale without a hold and without the payment provider: paid at once, unless it is
 * to be paid later.
 */
export const soldAtOnce = (
  paymentMethod: Exclude<PaymentMethod, 'card'>,
  cancellationHours: number,
  now: Date,
): NewPayment => ({
  ...(paymentMethod === 'later'
    ? { status: 'unpaid', paidAt: null }
    : { status: 'success', paidAt: now }),
  paymentMethod,
  cancellationHours,
  expiresAt: now,
  holdMinutes: 0,
  nextCheckAt: null,
  createdAt: now,
});
