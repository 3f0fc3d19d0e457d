import { loadAuth } from '../firebase/load-auth';
import { session } from './session';

/**
 * A token that the API accepts now; null when nobody is there. Who has not completed their account
 * has one too: with it they complete it. Loads Firebase Auth only when somebody may be there.
 */
export async function sessionToken(): Promise<string | null> {
  if (session.current().state === 'signedOut' && !session.newcomer()) return null;
  const auth = await loadAuth();
  return auth.currentToken();
}
