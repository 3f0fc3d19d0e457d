import type { SessionState } from '~/lib/session/session-store';
import { readClaim } from '~/lib/session/token-claims';

/**
 * Whether the signed-in person has shown that their email address is theirs; null when nobody is
 * signed in, or while only an old token is at hand that does not know it yet.
 */
export function emailVerified({ state, token }: SessionState): boolean | null {
  if (token === null) return null;
  if (readClaim(token, 'email_verified') === true) return true;
  return state === 'signedIn' ? false : null;
}
