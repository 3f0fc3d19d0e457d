export const statisticsCollections = {
  stats: 'stats',
  /** Counter changes that are not yet folded (added) into the statistics. */
  statsDeltas: 'statsDeltas',
} as const;
