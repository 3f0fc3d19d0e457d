import type { TransactionStatus } from '@carwash/domain/payments/transaction';

/** Whether money was received: only for that there is a receipt, also when it goes back. */
export const hasReceipt = (status: TransactionStatus): boolean =>
  status !== 'pending' && status !== 'failed';
