import type { PendingBooking } from '@carwash/domain/bookings/pending-booking';
import { isTransactionId } from '@carwash/domain/payments/transaction-id';

/**
 * Returns the payment from which the customer returns: the one in the address, else the last one that this
 * browser started. Null when there is none.
 * @param named the id in the address, which anybody may have written
 */
export function returnedPayment(
  named: string | null,
  pending: Pick<PendingBooking, 'transactionId'> | null,
): string | null {
  if (named !== null && isTransactionId(named)) return named;
  return pending?.transactionId ?? null;
}
