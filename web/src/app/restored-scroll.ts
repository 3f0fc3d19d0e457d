import { useEffect } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { alignWhileLoading } from './align-while-loading';

/** Where the router keeps the positions of a tab when a page is left for another site, as JSON. */
export const scrollStorageKey = 'scroll-positions';

/**
 * The key under which the scroll position is stored. Every fresh load has the key `default`, so the
 * path is used instead: otherwise pages would share one position.
 */
export const scrollKey = ({ key, pathname }: Location): string =>
  key === 'default' ? pathname : key;

/**
 * A page that was left for another site reads again what it shows, which takes a slow phone this long, in
 * milliseconds.
 */
const longestLoadMs = 30_000;

/** Whether this tab has shown its first page, in any layout. */
let hasStarted = false;

/** Whether the browser shows the page once more, for example by its back button. */
const isShownAgain = () => {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate';
};

/** Where the page was when it was left, in pixels from its top; null: nowhere in particular. */
function positionWhenLeft(location: Location): number | null {
  try {
    const positions = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}');
    const top: unknown = positions[scrollKey(location)];
    return typeof top === 'number' ? top : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a page that is shown again where it was while it loads, until the visitor interacts. The router
 * goes there once, while the page is short: its footer is in view there, and the browser would keep it in
 * view while the page grows above.
 */
export function useRestoredScroll() {
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: until another page, or the same one again, is visited
  useEffect(() => {
    const isFirst = !hasStarted;
    hasStarted = true;
    if (!isFirst || location.hash !== '' || !isShownAgain()) return;
    const top = positionWhenLeft(location);
    if (top === null) return;
    return alignWhileLoading(() => window.scrollTo(0, top), longestLoadMs);
  }, [location.key]);
}
