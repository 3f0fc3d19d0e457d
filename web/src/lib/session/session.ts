import { loadAuth } from '../firebase/load-auth';
import { restartOwnersQueries } from '../live/live-queries';
import { oneTabAtATime } from './across-tabs';
import { createSessionStore } from './session-store';

/** The session of this browser tab. */
export const session = createSessionStore(loadAuth, restartOwnersQueries, oneTabAtATime);
