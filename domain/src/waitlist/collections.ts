export const waitlistCollections = {
  /** Customers who wait for room on a day without any. */
  waitlist: 'waitlist',
} as const;
