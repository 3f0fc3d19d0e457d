export const bayCollections = {
  /** One document: the bays of the business. */
  bays: 'bays',
  /** What is offered and what is taken on each day. */
  occupancy: 'occupancy',
} as const;
