import type { SessionState } from '~/lib/session/session-store';
import { readClaim } from '~/lib/session/token-claims';

/**
 * Tells whether the signed-in user's email address is verified. Null when nobody is signed in, or while there
 * is only an old token without that claim.
 */
export function emailVerified({ state, token }: SessionState): boolean | null {
  if (token === null) return null;
  if (readClaim(token, 'email_verified') === true) return true;
  return state === 'signedIn' ? false : null;
}
