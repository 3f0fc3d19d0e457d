/** Firestore collection names, shared by the server, the client, the seed and the rules tests. */
export const collections = {
  services: 'services',
  slots: 'slots',
  reviews: 'reviews',
  users: 'users',
  transactions: 'transactions',
  bookings: 'bookings',
  /** Subcollection of a booking. */
  events: 'events',
  stats: 'stats',
  /** What commits have counted and no fold has added to the statistics yet. */
  statsDeltas: 'statsDeltas',
  images: 'images',
  /** What admins changed: append-only. */
  audit: 'audit',
  /** Server only: what an Idempotency-Key led to: a transaction or a service. */
  idempotencyKeys: 'idempotencyKeys',
  /** How the server keeps its own house: fences of repairs, and the reconciler's last run. */
  maintenance: 'maintenance',
  /** Server only: how many limited calls a caller has made in a window of time. */
  callCounts: 'callCounts',
  /** Server only: when the provider was last asked about a payment. */
  paymentQuestions: 'paymentQuestions',
  /** Server only: the fence of one customer's purchases. */
  purchaseFences: 'purchaseFences',
  /** Server only: decided in a profile, and not yet known to have reached Firebase Auth. */
  accountFollowUps: 'accountFollowUps',
} as const;

/** Id of the statistics document that counts everything since the first day. */
export const allTimeStatsId = 'all';

/** Id of the statistics document that everyone may read: how all reviews rate the business. */
export const reviewStatsId = 'reviews';

/** Id of the maintenance document that tells of the reconciler's last run. */
export const reconcilerRunId = 'reconciler';

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
