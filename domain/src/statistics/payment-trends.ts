import { windowDays } from './overview-figures.ts';
import {
  countTrendLabel,
  type DaySums,
  type Sums,
  sumDays,
  trendLabel,
} from './window-statistics.ts';

/**
 * Trends of the transaction overview, in the format of `trendLabel`. What went back is taken off the revenue
 * on the day on which it went back; payments and their average are those that came.
 */
interface PaymentTrends {
  transactions: string;
  revenue: string;
  payments: string;
  /** null when no payment was received this month. */
  average: string | null;
}

const averageOf = ({ revenueMinor, refundedMinor, payments }: Sums): number =>
  payments === 0 ? 0 : (revenueMinor + refundedMinor) / payments;

/**
 * Calculates the trends.
 * @param days the sums of the last 60 days, the oldest first
 */
export function paymentTrends(days: readonly DaySums[]): PaymentTrends {
  const now = sumDays(days.slice(-windowDays));
  const before = sumDays(days.slice(0, -windowDays));
  return {
    transactions: countTrendLabel(now.transactions, before.transactions),
    revenue: trendLabel(now.revenueMinor, before.revenueMinor),
    payments: countTrendLabel(now.payments, before.payments),
    average: now.payments === 0 ? null : trendLabel(averageOf(now), averageOf(before)),
  };
}
