export const userCollections = {
  users: 'users',
  /** Server only: decided in a profile, and not yet known to have reached Firebase Auth. */
  accountFollowUps: 'accountFollowUps',
} as const;
