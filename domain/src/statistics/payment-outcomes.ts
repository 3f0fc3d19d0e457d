import { fromMinorUnits } from '../money/money.ts';
import type { Statistics } from './statistics.ts';

/** What became of all transactions that ever began. */
export interface PaymentOutcomes {
  /** Every transaction, whatever became of it. */
  total: number;
  pending: number;
  /** Payments that were received, those that went back later or are to go back included. */
  succeeded: number;
  /** Of all that are not pending any more, the share that succeeded, 0 to 1; null when there are none. */
  successRate: number | null;
  /** Major units: what was received and kept. */
  revenue: number;
  /** Major units, of the payments that were kept; null when there are none. */
  average: number | null;
}

/**
 * The sums of a transaction overview. A payment that is given back did succeed, but earns nothing: it
 * counts in the success rate, and neither in the revenue nor in the average.
 * @param statistics the counters of all time; null while nothing was ever counted
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
