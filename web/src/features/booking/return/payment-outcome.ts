import type { TransactionStatus } from '@carwash/domain/payments/transaction';

/** How the customer came back from the provider: through its return pages or its cancel link. */
export type ReturnRoad = 'returned' | 'cancelled';

/**
 * booked: paid, the slot is theirs. waiting: not known yet. failed: not paid. released: not paid and
 * not meant to be. money_back: paid, but it bought nothing.
 */
export type PaymentOutcome = 'booked' | 'waiting' | 'failed' | 'released' | 'money_back';

const unpaid: Record<ReturnRoad, PaymentOutcome> = { returned: 'failed', cancelled: 'released' };

/**
 * What the true status of a payment means for the customer. Which page the provider sent them to
 * says nothing about whether they paid.
 */
export function paymentOutcome(status: TransactionStatus, road: ReturnRoad): PaymentOutcome {
  switch (status) {
    case 'success':
      return 'booked';
    case 'pending':
      return 'waiting';
    case 'failed':
      return unpaid[road];
    case 'refund_due':
    case 'refunded':
      return 'money_back';
  }
}
