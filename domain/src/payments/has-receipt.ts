import type { Transaction, TransactionStatus } from './transaction.ts';

const receipts: Record<TransactionStatus, boolean> = {
  pending: false,
  failed: false,
  unpaid: false,
  void: false,
  written_off: false,
  success: true,
  refund_due: true,
  refunded: true,
};

/** Tells whether money was received. Only then is there a receipt, even if the money is refunded. */
export const hasReceipt = (status: TransactionStatus): boolean => receipts[status];

/** Tells whether a sale was paid and then undone at the desk, which gives the money back. */
export const wasUndone = ({ status, paidAt }: Pick<Transaction, 'status' | 'paidAt'>): boolean =>
  status === 'void' && paidAt !== null;

/** Tells whether a payment has a receipt to look at. That of an undone sale stays, beside its credit note. */
export const isReceipted = (payment: Pick<Transaction, 'status' | 'paidAt'>): boolean =>
  hasReceipt(payment.status) || wasUndone(payment);

/** Tells the customer about the money of an undone sale. */
export const undoneText = 'The sale was undone, and your money was given back.';
