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
