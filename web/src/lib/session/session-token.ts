import { loadAuth } from '../firebase/load-auth';
import { session } from './session';

/**
 * Returns a valid token for the API; null when nobody is signed in. Users without a complete account have one
 * too, because they need it to complete the account. Loads Firebase Auth only when somebody may be signed in.
 */
export async function sessionToken(): Promise<string | null> {
  if (session.current().state === 'signedOut' && !session.incompleteAccount()) return null;
  const auth = await loadAuth();
  return auth.currentToken();
}
