export const userCollections = {
  users: 'users',
  /** Server only: profile changes that are not confirmed to be copied to Firebase Auth yet. */
  accountFollowUps: 'accountFollowUps',
  /** Server only: the hashed PINs of staff, by account. */
  pins: 'pins',
} as const;
