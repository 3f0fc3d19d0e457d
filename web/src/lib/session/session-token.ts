import { loadAuth } from '../firebase/load-auth.ts';
import { session } from './session.ts';

/**
 * A token that the API accepts now; null when nobody is signed in. Loads Firebase Auth only when
 * somebody may be.
 */
export async function sessionToken(): Promise<string | null> {
  if (session.current().state === 'signedOut') return null;
  const auth = await loadAuth();
  return auth.currentToken();
}
