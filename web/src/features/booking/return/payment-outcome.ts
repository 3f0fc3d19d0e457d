import type { Transaction } from '@carwash/domain/payments/transaction';

/**
 * booked: the payment has a booking to show. waiting: not known yet. failed: not paid. money_back: refunded,
 * because the booking was cancelled or there never was one.
 */
export type PaymentOutcome = 'booked' | 'waiting' | 'failed' | 'money_back';

/**
 * Returns the outcome of a payment for the customer, by its true status. The page to which the provider
 * redirected proves nothing.
 */
export function paymentOutcome({
  status,
  refundReason,
}: Pick<Transaction, 'status' | 'refundReason'>): PaymentOutcome {
  switch (status) {
    case 'success':
    case 'unpaid':
    case 'written_off':
    // A debt that is not asked for any more: its booking may still stand.
    case 'void':
      return 'booked';
    case 'pending':
      return 'waiting';
    case 'failed':
      return 'failed';
    case 'refund_due':
    case 'refunded':
      return refundReason === 'business_decision' ? 'booked' : 'money_back';
  }
}
