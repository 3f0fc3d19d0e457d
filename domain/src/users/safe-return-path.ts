/**
 * Where to go after signing in: `path` if it is a path of this site, else `fallback`.
 * Refuses addresses of other sites, whichever way they are written.
 */
export function safeReturnPath(path: unknown, fallback: string): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return fallback;
  const base = 'https://this.site';
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  // A path that is left with two slashes, as '/.//x' is, would be read as the name of another site.
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
