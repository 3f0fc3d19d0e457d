import type { TransactionStatus } from './transaction.ts';

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
