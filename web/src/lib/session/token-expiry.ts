/** Base64url, as tokens use it, to text. */
function decode(part: string): string {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

function claimAsDate(token: string, claim: 'exp' | 'iat'): Date | null {
  try {
    const seconds: unknown = JSON.parse(decode(token.split('.')[1] ?? ''))[claim];
    return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
  } catch {
    return null;
  }
}

/** When a token ends by its own `exp` claim; null when it does not say so or is no token. */
export const tokenExpiry = (token: string): Date | null => claimAsDate(token, 'exp');

/** When a token was issued by its own `iat` claim; null when it does not say so or is no token. */
export const tokenIssued = (token: string): Date | null => claimAsDate(token, 'iat');

/** A token that does not say when it ends counts as expired. */
export function isTokenExpired(token: string, now: Date): boolean {
  const expiry = tokenExpiry(token);
  return expiry === null || expiry <= now;
}
