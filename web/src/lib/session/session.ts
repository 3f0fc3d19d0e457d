import { loadAuth } from '../firebase/load-auth';
import { restartOwnersQueries } from '../live/live-queries';
import { isOnline } from '../online';
import { createSessionStore } from './session-store';

const lockName = 'session';

/**
 * Runs `work` while no other tab of this browser runs such work, with the Web Locks API. In a browser without
 * it, `work` runs at once; then two tabs may interfere, and one of them asks to sign in again.
 */
const withTabLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work();

/** The session of this browser tab. */
export const session = createSessionStore(loadAuth, restartOwnersQueries, withTabLock, isOnline);
