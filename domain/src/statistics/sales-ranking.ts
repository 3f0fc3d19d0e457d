import type { Statistics } from './statistics.ts';

/** What something sold, such as a service or a category. Revenue is in minor units. */
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
 * Counters by id in the order of their revenue, then of their bookings. What counts nothing any more
 * is left out.
 */
export const rankSales = (counted: Statistics['byService']): Sales[] =>
  Object.entries(counted ?? {})
    .map(([id, { bookings = 0, revenueMinor = 0 }]) => ({ id, bookings, revenueMinor }))
    .filter(({ bookings, revenueMinor }) => bookings !== 0 || revenueMinor !== 0)
    .sort(bestFirst);

/** How much of all revenue a service brings in. */
export type RevenueTone = 'leading' | 'strong' | 'usual';

/** From these shares on, in percent. */
const leadingShare = 30;

const strongShare = 15;

/**
 * leading: 30 percent of all revenue or more; strong: 15 percent or more. Both in minor units.
 * Nothing of nothing is usual.
 */
export function revenueTone(revenueMinor: number, totalMinor: number): RevenueTone {
  if (totalMinor <= 0) return 'usual';
  // Whole numbers throughout: a share of exactly 30 percent must not be 29.999...
  if (revenueMinor * 100 >= totalMinor * leadingShare) return 'leading';
  return revenueMinor * 100 >= totalMinor * strongShare ? 'strong' : 'usual';
}
