export const dayCollections = {
  /** One document: the bays of the business. */
  bays: 'bays',
  /** Starts, jobs and closures of each day. */
  days: 'days',
} as const;
