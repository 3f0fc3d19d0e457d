import { loadAuth } from '../firebase/load-auth';
import { restartOwnersQueries } from '../live/live-queries';
import { oneAtATime } from './one-at-a-time';
import { createSessionStore } from './session-store';

/** The session of this browser tab. */
export const session = createSessionStore(loadAuth, restartOwnersQueries, oneAtATime);
