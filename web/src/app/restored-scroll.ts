import { useEffect } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { readJson } from '~/lib/storage';
import { alignWhileLoading } from './align-while-loading';

/**
 * Session storage key under which the router keeps a tab's scroll positions, as JSON, when the tab leaves for
 * another site.
 */
export const scrollStorageKey = 'scroll-positions';

/**
 * Returns the key under which the scroll position is stored. Every fresh load has the key `default`, so the
 * path is used instead: otherwise pages would share one position.
 */
export const scrollKey = ({ key, pathname }: Location): string =>
  key === 'default' ? pathname : key;

/**
 * Time that a slow phone needs to load a page's data again after coming back from another site, in
 * milliseconds.
 */
const longestLoadMs = 30_000;

/** Whether this tab has shown its first page, in any layout. */
let hasStarted = false;

/** Tells whether the browser shows the page once more, for example by its back button. */
const isShownAgain = () => {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate';
};

/**
 * Returns the scroll position at which the page was left, in pixels from its top; null when none is known.
 */
function positionWhenLeft(location: Location): number | null {
  const positions = Object(readJson('session', scrollStorageKey));
  const top: unknown = positions[scrollKey(location)];
  return typeof top === 'number' ? top : null;
}

/**
 * Keeps a page that is shown again at its old scroll position while it loads, until the visitor interacts.
 * The router scrolls there only once, while the page is still short: then the footer is in view, and the
 * browser would keep the footer in view while the page grows above it.
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
