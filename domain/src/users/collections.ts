export const userCollections = {
  users: 'users',
  /** Server only: profile changes that are not confirmed to be copied to Firebase Auth yet. */
  accountFollowUps: 'accountFollowUps',
} as const;
