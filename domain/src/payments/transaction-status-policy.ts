import type { RefundReason, Transaction, TransactionStatus } from './transaction.ts';

type RefundVerdict =
  | 'possible'
  /** It was already marked as refunded with the same reference, because the call was repeated. */
  | 'done_already'
  /** It was already refunded with another reference. */
  | 'done_otherwise'
  | 'not_due';

/** Tells whether a payment may be marked as refunded with `reference`. */
export function mayMarkRefunded(
  { status, refundReference }: Pick<Transaction, 'status' | 'refundReference'>,
  reference: string,
): RefundVerdict {
  if (status === 'refund_due') return 'possible';
  if (status !== 'refunded') return 'not_due';
  return refundReference === reference ? 'done_already' : 'done_otherwise';
}

type GrantVerdict =
  | 'possible'
  /** The refund is already due or done. */
  | 'granted_already'
  /** The booking was free, or no money has arrived. */
  | 'nothing_paid';

/** Tells whether the business may refund the payment of a booking, whatever the booking's status. */
export function mayGrantRefund({
  status,
  amount,
}: Pick<Transaction, 'status' | 'amount'>): GrantVerdict {
  if (status === 'refund_due' || status === 'refunded') return 'granted_already';
  return status === 'success' && amount > 0 ? 'possible' : 'nothing_paid';
}

/** Refund reasons of payments that had become a booking. */
const afterBooking: readonly RefundReason[] = ['booking_cancelled', 'business_decision'];

/** Tells whether a payment became a booking, including bookings that were cancelled later. */
export const becameBooking = ({
  status,
  refundReason,
}: Pick<Transaction, 'status' | 'refundReason'>): boolean =>
  status === 'success' || (refundReason !== null && afterBooking.includes(refundReason));

const moves: Record<TransactionStatus, readonly TransactionStatus[]> = {
  pending: ['success', 'failed', 'refund_due'],
  failed: ['success', 'refund_due'],
  success: ['refund_due'],
  refund_due: ['refunded'],
  refunded: [],
};

/** Tells whether a transaction may change from one status to another. */
export const mayChangeTransactionStatus = (
  from: TransactionStatus,
  to: TransactionStatus,
): boolean => moves[from].includes(to);

/** Tells whether the payment is settled: it was received, so later answers of the provider change nothing. */
export const isSettled = (status: TransactionStatus): boolean =>
  !mayChangeTransactionStatus(status, 'success');
