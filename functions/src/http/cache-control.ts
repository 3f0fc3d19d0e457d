/**
 * Cache-Control of what everybody sees alike: browsers ask each time, the CDN answers for a minute, and
 * for another one while it asks.
 */
export const cachedForAMinute =
  'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=60';

/** The same for what is sold meanwhile: the CDN answers for ten seconds. */
export const cachedForSeconds = 'public, max-age=0, must-revalidate, s-maxage=10';
