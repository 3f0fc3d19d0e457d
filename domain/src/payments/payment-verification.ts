import { parseMinorUnits, toMinorUnits } from '../money/money.ts';
import type { Transaction } from './transaction.ts';

/** What the provider says of a payment when it is asked. */
export interface ProviderPayment {
  state: 'initiated' | 'successful' | 'expired' | 'failed';
  transactionId: string;
  storeId: string;
  /** Major units as the provider wrote them. */
  amount: string;
  currency: string;
  /** The provider's own number for the payment, if it gave one. */
  reference: string | null;
}

export type PaymentVerdict =
  /** Paid in full by the right payment. */
  | 'paid'
  /** Paid, but not the amount or not in the currency that was asked: the money goes back. */
  | 'mispaid'
  /** The provider refused it. */
  | 'failed'
  /** The provider will not take this payment any more. */
  | 'expired'
  /** The customer has not paid yet. */
  | 'open'
  /** The answer is about some other payment: it proves nothing. */
  | 'foreign';

/** Judges the provider's answer against the transaction. Never looks at what a callback claimed. */
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
