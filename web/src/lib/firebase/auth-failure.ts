/** Somebody proved who they are but has no profile and no role yet. */
export class IncompleteAccountError extends Error {
  override readonly name = 'IncompleteAccountError';
}

/** Firebase Auth's own code of a failure, `auth/...`; null when it is none of Firebase's. */
export const authFailureCode = (error: unknown): string | null =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('auth/')
    ? error.code
    : null;

/** Whether trying again with a better connection may help. */
export const isConnectionFailure = (error: unknown): boolean =>
  authFailureCode(error) === 'auth/network-request-failed' ||
  authFailureCode(error) === 'auth/timeout' ||
  // How browsers report a chunk that could not be fetched.
  (error instanceof TypeError && authFailureCode(error) === null);
