export const waitlistCollections = {
  /** Who waits for room on a day without any. */
  waitlist: 'waitlist',
} as const;
