import type { Transaction } from '@carwash/domain/payments/transaction';
import { needsReference } from '@carwash/domain/payments/transaction-status-policy';
import { badInput } from '../errors/api-error.ts';

/**
 * Checks that a refund of a payment that was not made in cash or by terminal names its reference.
 * @throws ApiError bad_input
 */
export function requireReference({ paymentMethod }: Transaction, reference: string): void {
  if (reference === '' && needsReference(paymentMethod)) {
    throw badInput('reference', 'Reference is required.');
  }
}
