import { fromMinorUnits } from '../money/money.ts';
import { type TransactionStatus, transactionStatuses } from '../payments/transaction.ts';
import type { Statistics } from './statistics.ts';

/** All-time transaction figures. */
interface PaymentOutcomes {
  /** All transactions, in any status. */
  total: number;
  pending: number;
  /** Received payments, including those that are refunded or due for a refund. */
  succeeded: number;
  /** Share of successful ones among those that succeeded or failed, 0 to 1; null if there are none. */
  successRate: number | null;
  /** Money received for bookings, less refunds, in major units. */
  revenue: number;
  /** Refunds, in major units. */
  refunded: number;
  /** To be paid at the desk. */
  open: { count: number; sum: number };
  /** Average of the payments, before refunds, in major units; null if there are none. */
  average: number | null;
}

/**
 * Returns the figures of the transaction overview. A refunded payment was successful but earns nothing: it
 * counts in the success rate and the average, but not in the revenue.
 * @param statistics the all-time counters; null if nothing was counted yet
 */
export function paymentOutcomes(
  statistics: Pick<
    Statistics,
    'transactions' | 'revenueMinor' | 'refundedMinor' | 'payments' | 'unpaidMinor'
  > | null,
): PaymentOutcomes {
  const counted = (status: TransactionStatus) => statistics?.transactions?.[status] ?? 0;
  const succeeded = counted('success') + counted('refund_due') + counted('refunded');
  const decided = succeeded + counted('failed');
  const { revenueMinor = 0, refundedMinor = 0, payments = 0, unpaidMinor = 0 } = statistics ?? {};
  return {
    total: transactionStatuses.reduce((total, status) => total + counted(status), 0),
    pending: counted('pending'),
    succeeded,
    successRate: decided === 0 ? null : succeeded / decided,
    revenue: fromMinorUnits(revenueMinor),
    refunded: fromMinorUnits(refundedMinor),
    open: { count: counted('unpaid'), sum: fromMinorUnits(unpaidMinor) },
    average:
      payments === 0 ? null : fromMinorUnits(Math.round((revenueMinor + refundedMinor) / payments)),
  };
}
