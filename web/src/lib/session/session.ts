import { loadAuth } from '../firebase/load-auth.ts';
import { restartOwnersQueries } from '../live/live-queries.ts';
import { createSessionStore } from './session-store.ts';

/** The session of this browser tab. */
export const session = createSessionStore(loadAuth, restartOwnersQueries);
