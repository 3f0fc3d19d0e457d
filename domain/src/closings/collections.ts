export const closingCollections = {
  /** One document for each closing of the till. */
  closings: 'closings',
} as const;
