import type { SessionState } from '~/lib/session/session-store';
import { readClaim } from '~/lib/session/token-claims';

/** Tells whether this site sends mails. */
export const sendsMails = import.meta.env.VITE_SENDS_MAILS === 'yes';

/**
 * Tells whether the signed-in user's email address is verified. Null when nobody is signed in, while there is
 * only an old token without that claim, and for one that is not where this site sends no mails to verify it.
 */
export function emailVerified({ state, token }: SessionState): boolean | null {
  if (token === null) return null;
  if (readClaim(token, 'email_verified') === true) return true;
  return state === 'signedIn' && sendsMails ? false : null;
}
