import { loadAuth } from '../firebase/load-auth.ts';
import { restartOwnersQueries } from '../live/live-queries.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createSessionStore } from './session-store.ts';

/** The session of this browser tab. */
export const session = createSessionStore(loadAuth, restartOwnersQueries, oneAtATime);
