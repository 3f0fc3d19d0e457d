import type { TransactionStatus } from './transaction.ts';

/** Tells whether money was received. Only then is there a receipt, even if the money is refunded. */
export const hasReceipt = (status: TransactionStatus): boolean =>
  status !== 'pending' && status !== 'failed';
