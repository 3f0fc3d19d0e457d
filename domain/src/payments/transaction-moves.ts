import type { RefundReason, Transaction, TransactionStatus } from './transaction.ts';

type RefundVerdict =
  | 'possible'
  /** It was marked with this very reference: the same call came twice. */
  | 'done_already'
  /** It was paid back, under another reference. */
  | 'done_otherwise'
  | 'not_due';

/** Whether a payment may be marked as paid back under `reference`. */
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
  /** It goes back, or has gone back, already. */
  | 'granted_already'
  /** Nothing was charged, or nothing has arrived. */
  | 'nothing_paid';

/** Whether the business may give back what was paid for a booking: whatever became of the booking. */
export function mayGrantRefund({
  status,
  amount,
}: Pick<Transaction, 'status' | 'amount'>): GrantVerdict {
  if (status === 'refund_due' || status === 'refunded') return 'granted_already';
  return status === 'success' && amount > 0 ? 'possible' : 'nothing_paid';
}

/** Why money goes back that had bought a booking. */
const afterBooking: readonly RefundReason[] = ['booking_cancelled', 'business_decision'];

/** Whether a payment became a booking, were it one that was cancelled later. */
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

/** Whether a transaction may go from one status to another. */
export const mayMoveTransaction = (from: TransactionStatus, to: TransactionStatus): boolean =>
  moves[from].includes(to);

/** Whether the provider's word on this payment has been acted upon for good. */
export const isSettled = (status: TransactionStatus): boolean =>
  !mayMoveTransaction(status, 'success');
