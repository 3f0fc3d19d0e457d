export const statisticsCollections = {
  stats: 'stats',
  /** What commits have counted and no fold has added to the statistics yet. */
  statsDeltas: 'statsDeltas',
} as const;
