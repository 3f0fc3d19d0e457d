/** Decodes Base64url, as tokens use it, to text. */
function decode(part: string): string {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/** Returns the value of `claim` in a token; undefined when it is missing, or the text is no token. */
export function readClaim(token: string, claim: string): unknown {
  try {
    const claims: unknown = JSON.parse(decode(token.split('.')[1] ?? ''));
    return Object(claims)[claim];
  } catch {
    return undefined;
  }
}
