import type { Booking } from '@carwash/domain/bookings/booking';
import { describeRefund } from '@carwash/domain/payments/describe-refund';
import type { RefundSettings } from '@carwash/domain/payments/refund-time';
import type { Transaction } from '@carwash/domain/payments/transaction';

/** Describes the refund of a booking; null where the amount and the status say everything. */
export function describePayment(
  transaction: Pick<
    Transaction,
    'status' | 'refundReason' | 'amount' | 'currency' | 'received' | 'paymentMethod'
  >,
  bookingStatus: Booking['status'],
  settings: RefundSettings,
): string | null {
  switch (transaction.status) {
    case 'refund_due':
    case 'refunded':
      return describeRefund(transaction, settings).money;
    case 'success':
      return bookingStatus === 'cancelled' && transaction.paymentMethod !== 'free'
        ? 'The booking was cancelled without a refund.'
        : null;
    default:
      return null;
  }
}
