export const slotCollections = {
  slots: 'slots',
  /** When each service has room. */
  openings: 'openings',
} as const;
