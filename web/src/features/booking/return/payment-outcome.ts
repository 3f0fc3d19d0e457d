import type { TransactionStatus } from '@carwash/domain/payments/transaction';

/** How the customer came back from the provider: through its return pages or its cancel link. */
export type ReturnKind = 'returned' | 'cancelled';

/**
 * booked: paid, the slot is the customer's. waiting: not known yet. failed: not paid. released: cancelled by
 * the customer. money_back: paid, but without a booking; refunded.
 */
export type PaymentOutcome = 'booked' | 'waiting' | 'failed' | 'released' | 'money_back';

const notPaid: Record<ReturnKind, PaymentOutcome> = { returned: 'failed', cancelled: 'released' };

/**
 * Returns the outcome of a payment for the customer, by its true status. The page to which the provider
 * redirected proves nothing.
 */
export function paymentOutcome(status: TransactionStatus, returnKind: ReturnKind): PaymentOutcome {
  switch (status) {
    case 'success':
    case 'unpaid':
    case 'written_off':
      return 'booked';
    case 'pending':
      return 'waiting';
    case 'failed':
    case 'void':
      return notPaid[returnKind];
    case 'refund_due':
    case 'refunded':
      return 'money_back';
  }
}
