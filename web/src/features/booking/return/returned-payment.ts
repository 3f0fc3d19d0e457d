import type { PendingBooking } from '@carwash/domain/bookings/pending-booking';
import { isTransactionId } from '@carwash/domain/payments/transaction-id';

/**
 * Which payment the customer comes back from: the one that the address names, else the one that this
 * browser went to pay for last. Null when there is none.
 * @param named what the address says, which anybody may have written
 */
export function returnedPayment(
  named: string | null,
  pending: Pick<PendingBooking, 'transactionId'> | null,
): string | null {
  if (named !== null && isTransactionId(named)) return named;
  return pending?.transactionId ?? null;
}
