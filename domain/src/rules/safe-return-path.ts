/**
 * Where to go after signing in: `path` if it is a path of this site, else `fallback`.
 * Refuses addresses of other sites, whichever way they are written.
 */
export function safeReturnPath(path: unknown, fallback: string): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return fallback;
  const base = 'https://this.site';
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
