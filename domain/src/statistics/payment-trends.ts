import {
  countTrendLabel,
  type DaySums,
  monthsToDate,
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

/** Returns the average of what came, in minor units; 0 without payments. */
export const averagePayment = ({ revenueMinor, refundedMinor, payments }: Sums): number =>
  payments === 0 ? 0 : (revenueMinor + refundedMinor) / payments;

/**
 * Calculates the trends.
 * @param days the sums of the last days, the oldest first, at least since the first of last month
 */
export function paymentTrends(days: readonly DaySums[]): PaymentTrends {
  const months = monthsToDate(days);
  const now = sumDays(months.now);
  const before = sumDays(months.before);
  return {
    transactions: countTrendLabel(now.transactions, before.transactions),
    revenue: trendLabel(now.revenueMinor, before.revenueMinor),
    payments: countTrendLabel(now.payments, before.payments),
    average: now.payments === 0 ? null : trendLabel(averagePayment(now), averagePayment(before)),
  };
}
