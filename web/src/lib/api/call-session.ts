import { appCheckToken } from '../firebase/app-check-token';
import { session } from '../session/session';
import { sessionToken } from '../session/session-token';
import { ApiFailure } from './api-failure';
import type { ApiAnswer } from './send-request';

/** The session on whose behalf a call is made. */
interface CallSession {
  /** The headers that authenticate the caller; empty when nobody is signed in. */
  headers: Record<string, string>;
  /** Ends the session when the API no longer accepts it; the guards then redirect. */
  endIfRefused: (answer: ApiAnswer) => void;
}

/**
 * Returns the token for a call; null when nobody is signed in.
 * @throws ApiFailure FETCH_ERROR when a token is needed and can't be fetched.
 */
async function tokenForCall(): Promise<string | null> {
  try {
    return await sessionToken();
  } catch (cause) {
    throw new ApiFailure({ kind: 'FETCH_ERROR', cause });
  }
}

/**
 * Returns the session of the signed-in user, if any, for an API call.
 * @throws ApiFailure FETCH_ERROR when a token is needed and can't be fetched.
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
      // Another user may have signed in since; then this answer does not concern their session.
      const isStillHere = session.current().user?._id === caller;
      const isAboutApp = Object(body).code === 'app_check_failed';
      if (status === 401 && !isAboutApp && token !== null && isStillHere) {
        void session.expireRefused(token);
      }
    },
  };
}
