import type { Transaction } from '@carwash/domain/payments/transaction';
import { needsReference } from '@carwash/domain/payments/transaction-status-policy';
import { badInput } from '../errors/api-error.ts';

/**
 * Returns the reference under which money of a payment goes back: cash has none.
 * @throws ApiError bad_input without one for a payment that was made online
 */
export function requireReference(
  { paymentMethod }: Pick<Transaction, 'paymentMethod'>,
  reference: string,
): string {
  if (reference === '' && needsReference(paymentMethod)) {
    throw badInput('reference', 'Reference is required.');
  }
  return paymentMethod === 'cash' ? '' : reference;
}
