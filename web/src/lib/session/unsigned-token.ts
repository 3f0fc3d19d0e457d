/** Returns an unsigned ID token for tests of the session. */
export function unsignedToken(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `head.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}
