import type { TransactionStatus } from './transaction.ts';

const receipts: Record<TransactionStatus, boolean> = {
  pending: false,
  failed: false,
  unpaid: false,
  void: false,
  success: true,
  refund_due: true,
  refunded: true,
};

/** Tells whether money was received. Only then is there a receipt, even if the money is refunded. */
export const hasReceipt = (status: TransactionStatus): boolean => receipts[status];
