import { parseMinorUnits, toMinorUnits } from '../money/money.ts';
import type { Transaction } from './transaction.ts';

/** The provider's answer to a query about a payment. */
export interface ProviderPayment {
  state: 'initiated' | 'successful' | 'expired' | 'failed';
  transactionId: string;
  storeId: string;
  /** Major units, as the provider's original text. */
  amount: string;
  currency: string;
  /** The provider's own reference number; null if it sent none. */
  reference: string | null;
  /** When it was paid, declined or given up, by the provider's clock; null if it sent no time. */
  processedAt: Date | null;
}

export type PaymentVerdict =
  /** Paid with the correct amount and currency. */
  | 'paid'
  /** Paid with a wrong amount or currency: the payment is refunded. */
  | 'mispaid'
  /** The provider declined the payment. */
  | 'failed'
  /** The provider no longer accepts this payment. */
  | 'expired'
  /** The customer has not paid yet. */
  | 'open'
  /** The answer is about a different payment, so it proves nothing. */
  | 'foreign';

/** Compares the provider's answer with the transaction. Never uses data from a callback. */
export function verifyPayment(
  transaction: Pick<Transaction, '_id' | 'amount' | 'currency'>,
  storeId: string,
  payment: ProviderPayment,
): PaymentVerdict {
  if (payment.transactionId !== transaction._id || payment.storeId !== storeId) return 'foreign';
  if (payment.state === 'initiated') return 'open';
  if (payment.state !== 'successful') return payment.state;
  const paidInFull =
    parseMinorUnits(payment.amount) === toMinorUnits(transaction.amount) &&
    payment.currency === transaction.currency;
  return paidInFull ? 'paid' : 'mispaid';
}
