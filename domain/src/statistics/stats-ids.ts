/** Id of the statistics document with the all-time counters. */
export const allTimeStatsId = 'all';

/** Id of the public statistics document: the rating of the business over all reviews. */
export const reviewStatsId = 'reviews';

/**
 * Id of the mark document among the deltas, with the number of the last fold. It sorts before all
 * deltas.
 */
export const foldMarkId = '-folded';

const monthPrefix = 'month-';

/**
 * Returns the id of the statistics document with the sums of each day of a month.
 * @param month yyyy-MM
 */
export const monthStatsId = (month: string): string => `${monthPrefix}${month}`;

export const isMonthStatsId = (statsId: string): boolean => statsId.startsWith(monthPrefix);

/** Returns the first day, yyyy-MM-dd, that a statistics document covers; null for all time. */
export function firstDayCounted(statsId: string): string | null {
  if (totalStatsIds.includes(statsId)) return null;
  return isMonthStatsId(statsId) ? `${statsId.slice(monthPrefix.length)}-01` : statsId;
}

/** Tells whether a statistics document counts a single day. */
export const isDayStatsId = (statsId: string): boolean =>
  !totalStatsIds.includes(statsId) && !isMonthStatsId(statsId);

/** Ids of the statistics documents that do not belong to a day or a month. */
const totalStatsIds: readonly string[] = [allTimeStatsId, reviewStatsId];
