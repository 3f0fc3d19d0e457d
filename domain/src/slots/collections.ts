export const slotCollections = {
  /** When each service has room. */
  openings: 'openings',
} as const;
