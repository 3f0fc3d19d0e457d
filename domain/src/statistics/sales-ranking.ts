import type { Statistics } from './statistics.ts';

/** Sales of a service or a category. Revenue is in minor units. */
export interface Sales {
  id: string;
  bookings: number;
  revenueMinor: number;
}

const bestFirst = (one: Sales, other: Sales): number =>
  other.revenueMinor - one.revenueMinor ||
  other.bookings - one.bookings ||
  one.id.localeCompare(other.id);

/**
 * Sorts counters by revenue, then by bookings, highest first. Entries whose counters are all zero are left
 * out.
 */
export const rankSales = (counted: Statistics['byService']): Sales[] =>
  Object.entries(counted ?? {})
    .map(([id, { bookings = 0, revenueMinor = 0 }]) => ({ id, bookings, revenueMinor }))
    .filter(({ bookings, revenueMinor }) => bookings !== 0 || revenueMinor !== 0)
    .sort(bestFirst);

/** A service's share of the total revenue, as a class. */
export type RevenueTone = 'leading' | 'strong' | 'usual';

/** Minimum share of each class, in percent. */
const leadingShare = 30;

const strongShare = 15;

/**
 * Returns the class of a share of the revenue. leading: at least 30 percent of the total revenue; strong: at
 * least 15 percent. usual also when the total is zero. Both amounts are in minor units.
 */
export function revenueTone(revenueMinor: number, totalMinor: number): RevenueTone {
  if (totalMinor <= 0) return 'usual';
  // Compares whole numbers, so that rounding does not turn exactly 30 percent into 29.999...
  if (revenueMinor * 100 >= totalMinor * leadingShare) return 'leading';
  return revenueMinor * 100 >= totalMinor * strongShare ? 'strong' : 'usual';
}
