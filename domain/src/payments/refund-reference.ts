import { badField, type Refusal } from '../endpoint/errors.ts';
import type { Transaction } from './transaction.ts';
import { needsReference } from './transaction-status-policy.ts';

/** Returns the reference to store with a refund: cash has none, and a refund to a card needs one. */
export function refundReference(
  { paymentMethod }: Pick<Transaction, 'paymentMethod'>,
  reference: string,
): string | Refusal {
  if (reference === '' && needsReference(paymentMethod)) {
    return badField('reference', 'Reference is required.');
  }
  return paymentMethod === 'cash' ? '' : reference;
}
