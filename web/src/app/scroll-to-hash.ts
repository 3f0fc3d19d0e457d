import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { alignWhileLoading } from './align-while-loading';

/**
 * Content above the target may still load and move it; after this time the position is no longer
 * corrected.
 */
const settleMs = 5000;

/** Whether this tab has shown its first page, in any layout. */
let hasStarted = false;

/**
 * Tells whether the visitor used the page before the app started: then the browser itself has already
 * scrolled to the hash.
 */
const wasUsedBefore = () => !hasStarted && navigator.userActivation?.hasBeenActive;

/**
 * Scrolls to the element that the address's hash names and keeps it in place while the page loads, until the
 * visitor interacts. Waits for elements that are not on the page yet. Does nothing if the visitor used the
 * page before the app started.
 */
export function useScrollToHash() {
  const { key, hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    const isLeftAlone = wasUsedBefore();
    hasStarted = true;
    if (hash === '' || isLeftAlone) return;
    const id = hash.slice(1);
    document.getElementById(id)?.focus({ preventScroll: true });
    return alignWhileLoading(
      () => document.getElementById(id)?.scrollIntoView({ block: 'start' }),
      settleMs,
    );
  }, [key, hash]);
}
