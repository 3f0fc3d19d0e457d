import type { Transaction } from './transaction.ts';

export type GrantVerdict =
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
