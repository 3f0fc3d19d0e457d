import { fromMinorUnits } from '../money/money.ts';
import { leftMinor, withRefund } from './received-money.ts';
import type { Refund } from './refund-entry.ts';
import type { Transaction } from './transaction.ts';
import type { TransactionChange } from './transaction-change.ts';

/** Returns the change of a payment when its rest is paid back. */
export function restPaidBack(
  payment: Transaction,
  entry: Pick<Refund, 'reason' | 'reference'>,
  at: Date,
): TransactionChange {
  const amount = fromMinorUnits(leftMinor(payment));
  return {
    status: 'refunded',
    refundedAt: at,
    refundReference: entry.reference || null,
    refunds: withRefund(payment, { ...entry, amount, at }),
  };
}
