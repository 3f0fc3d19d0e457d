/**
 * Cache-Control of responses that are the same for everybody: browsers revalidate each time, the CDN caches
 * for a minute, and serves the old version for another one while it revalidates.
 */
export const cachedForAMinute =
  'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=60';

/** Cache-Control of such responses that also change with sales: the CDN caches for ten seconds. */
export const cachedForSeconds = 'public, max-age=0, must-revalidate, s-maxage=10';
