import { refundReference } from '@carwash/domain/payments/refund-reference';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { toError } from '../errors/api-error.ts';

/**
 * Returns the reference under which money of a payment goes back, see `refundReference`.
 * @throws ApiError bad_input without one for a payment that was made online
 */
export function requireReference(
  payment: Pick<Transaction, 'paymentMethod'>,
  reference: string,
): string {
  const named = refundReference(payment, reference);
  if (typeof named !== 'string') throw toError(named);
  return named;
}
