import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { describeRefund } from '~/entities/payments/payment-messages';
import type { RefundSettings } from '~/entities/payments/refund-time';

/** Describes the refund of a booking; null where the amount and the status say everything. */
export function describePayment(
  transaction: Pick<
    Transaction,
    'status' | 'refundReason' | 'amount' | 'received' | 'paymentMethod'
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
