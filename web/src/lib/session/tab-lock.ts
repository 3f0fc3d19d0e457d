const lockName = 'session';

/**
 * Runs `work` while no other tab of this browser runs such work, with the Web Locks API. In a browser without
 * it, `work` runs at once; then two tabs may interfere, and one of them asks to sign in again.
 */
export const withTabLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work();
