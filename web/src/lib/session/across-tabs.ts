const lockName = 'session';

/**
 * Runs `work` when no tab of this browser runs another piece of such work. Where the browser knows no
 * such locks it runs at once: then two tabs may get in each other's way, and one asks to sign in again.
 */
export const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work();
