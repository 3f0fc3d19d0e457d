export const calendarCollections = {
  /** Server only: the private calendar links, by the hash of their token. */
  calendarFeeds: 'calendarFeeds',
} as const;
