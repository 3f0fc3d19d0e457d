import type { Booking } from '@carwash/domain/bookings/booking';
import { describePartRefund, describeRefund } from '@carwash/domain/payments/describe-refund';
import { undoneText, wasUndone } from '@carwash/domain/payments/received-money';
import type { RefundSettings } from '@carwash/domain/payments/refund-time';
import type { Transaction } from '@carwash/domain/payments/transaction';

/** Describes what becomes of a booking's money; null where the amount and the status say everything. */
export function describePayment(
  transaction: Pick<
    Transaction,
    | 'status'
    | 'refundReason'
    | 'amount'
    | 'currency'
    | 'received'
    | 'paymentMethod'
    | 'refunds'
    | 'paidAt'
  >,
  bookingStatus: Booking['status'],
  settings: RefundSettings,
): string | null {
  switch (transaction.status) {
    case 'refund_due':
    case 'refunded':
      return describeRefund(transaction, settings).money;
    case 'success': {
      const part = describePartRefund(transaction);
      if (bookingStatus !== 'cancelled' || transaction.paymentMethod === 'free') return part;
      return part === null
        ? 'The booking was cancelled without a refund.'
        : `${part} The booking was cancelled without a refund of the rest.`;
    }
    case 'unpaid':
      return 'To pay at the desk.';
    case 'written_off':
      return 'There is nothing to pay any more.';
    case 'void':
      return wasUndone(transaction) ? undoneText : 'There is nothing to pay.';
    default:
      return null;
  }
}
