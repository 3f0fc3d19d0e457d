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
  images: 'images',
  /** Server only: which transaction an Idempotency-Key led to. */
  idempotencyKeys: 'idempotencyKeys',
  /** Server only: how many limited calls a caller has made in a window of time. */
  callCounts: 'callCounts',
} as const;

/** Id of the statistics document that counts everything since the first day. */
export const allTimeStatsId = 'all';

/** Id of the statistics document that everyone may read: how all reviews rate the business. */
export const reviewStatsId = 'reviews';

/** The statistics documents that are not of one day. */
export const totalStatsIds: readonly string[] = [allTimeStatsId, reviewStatsId];
