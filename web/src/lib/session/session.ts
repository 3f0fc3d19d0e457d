import { loadAuth } from '../firebase/load-auth';
import { restartOwnersQueries } from '../live/live-queries';
import { isOnline } from '../online';
import { createSessionStore } from './session-store';
import { withTabLock } from './tab-lock';

/** The session of this browser tab. */
export const session = createSessionStore(loadAuth, restartOwnersQueries, withTabLock, isOnline);
