import { fromMinorUnits } from '../money/money.ts';
import type { Statistics } from './statistics.ts';

/** All-time transaction figures. */
interface PaymentOutcomes {
  /** All transactions, in any status. */
  total: number;
  pending: number;
  /** Received payments, including those that are refunded or due for a refund. */
  succeeded: number;
  /**
   * Share of successful ones among all transactions that are no longer pending, 0 to 1; null if there
   * are none.
   */
  successRate: number | null;
  /** Received and not refunded, in major units. */
  revenue: number;
  /** Average of the payments that were not refunded, in major units; null if there are none. */
  average: number | null;
}

/**
 * Returns the figures of the transaction overview. A refunded payment was successful but earns nothing: it
 * counts in the success rate, but not in the revenue or the average.
 * @param statistics the all-time counters; null if nothing was counted yet
 */
export function paymentOutcomes(
  statistics: Pick<Statistics, 'transactions' | 'revenueMinor' | 'payments'> | null,
): PaymentOutcomes {
  const counted = statistics?.transactions ?? {};
  const { pending = 0, success = 0, failed = 0, refund_due = 0, refunded = 0 } = counted;
  const succeeded = success + refund_due + refunded;
  const decided = succeeded + failed;
  const revenueMinor = statistics?.revenueMinor ?? 0;
  const kept = statistics?.payments ?? 0;
  return {
    total: decided + pending,
    pending,
    succeeded,
    successRate: decided === 0 ? null : succeeded / decided,
    revenue: fromMinorUnits(revenueMinor),
    average: kept === 0 ? null : fromMinorUnits(Math.round(revenueMinor / kept)),
  };
}
