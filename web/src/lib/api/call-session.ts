import { appCheckToken } from '../firebase/app-check-token';
import { session } from '../session/session';
import { sessionToken } from '../session/session-token';
import { ApiFailure } from './api-failure';
import type { ApiAnswer } from './send-request';

/** In whose name a call is made. */
export interface CallSession {
  /** What tells the API who calls; nothing when nobody is signed in. */
  headers: Record<string, string>;
  /** Ends the session when the API no longer accepts it; the guards do the rest. */
  endIfRefused: (answer: ApiAnswer) => void;
}

/** @throws ApiFailure FETCH_ERROR when a token is needed and cannot be fetched. */
async function tokenForCall(): Promise<string | null> {
  try {
    return await sessionToken();
  } catch (cause) {
    throw new ApiFailure({ kind: 'FETCH_ERROR', cause });
  }
}

/**
 * The signed-in person, if there is one, as the caller of the API.
 * @throws ApiFailure FETCH_ERROR when a token is needed and cannot be fetched.
 */
export async function callSession(): Promise<CallSession> {
  const [token, appToken] = await Promise.all([tokenForCall(), appCheckToken()]);
  const caller = session.current().user?._id;
  return {
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(appToken !== null && { 'X-Firebase-AppCheck': appToken }),
    },
    endIfRefused: ({ status, body }) => {
      // Somebody else may have signed in since: their session has nothing to do with this answer.
      const isStillHere = session.current().user?._id === caller;
      const isAboutApp = Object(body).code === 'app_check_failed';
      if (status === 401 && !isAboutApp && token !== null && isStillHere) void session.signOut();
    },
  };
}
