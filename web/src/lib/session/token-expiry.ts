import { readClaim } from './token-claims';

function claimAsDate(token: string, claim: 'exp' | 'iat'): Date | null {
  const seconds = readClaim(token, claim);
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
}

/** Returns when a token expires, by its `exp` claim; null when that is missing, or the text is no token. */
export const tokenExpiry = (token: string): Date | null => claimAsDate(token, 'exp');

/**
 * Returns when a token was issued, by its `iat` claim; null when that is missing, or the text is no token.
 */
export const tokenIssued = (token: string): Date | null => claimAsDate(token, 'iat');

/** Tells whether a token has expired. One without an expiry counts as expired. */
export function isTokenExpired(token: string, now: Date): boolean {
  const expiry = tokenExpiry(token);
  return expiry === null || expiry <= now;
}
