/**
 * Returns the path to open after signing in: `path` if it belongs to this site, else `fallback`. Rejects
 * addresses of other sites in every notation.
 */
export function safeReturnPath(path: unknown, fallback: string): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return fallback;
  const base = 'https://this.site';
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  // A normalised path that begins with two slashes (from '/.//x') would be read as another site's
  // address.
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
