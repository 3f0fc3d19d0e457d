/** Id of the statistics document that counts everything since the first day. */
export const allTimeStatsId = 'all';

/** Id of the statistics document that everyone may read: how all reviews rate the business. */
export const reviewStatsId = 'reviews';

/** Id of the document among the deltas that says what was folded last: it comes before all of them. */
export const foldMarkId = '-folded';

const monthPrefix = 'month-';

/** Id of the statistics document with the sums of each day of a month. @param month yyyy-MM */
export const monthStatsId = (month: string): string => `${monthPrefix}${month}`;

export const isMonthStatsId = (statsId: string): boolean => statsId.startsWith(monthPrefix);

/** The first day, yyyy-MM-dd, of what a statistics document counts; null when it counts everything. */
export function firstDayCounted(statsId: string): string | null {
  if (totalStatsIds.includes(statsId)) return null;
  return isMonthStatsId(statsId) ? `${statsId.slice(monthPrefix.length)}-01` : statsId;
}

/** Whether a statistics document counts a single day. */
export const isDayStatsId = (statsId: string): boolean =>
  !totalStatsIds.includes(statsId) && !isMonthStatsId(statsId);

/** The statistics documents that are neither of a day nor of a month. */
export const totalStatsIds: readonly string[] = [allTimeStatsId, reviewStatsId];
