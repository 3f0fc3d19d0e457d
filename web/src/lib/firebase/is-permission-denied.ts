/** Tells whether Firestore's rules refused a read, as opposed to a server that cannot be reached. */
export const isPermissionDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';
