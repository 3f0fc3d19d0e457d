const visitorTakesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Calls `align` now and whenever the page's height changes, as it does while it loads, until the visitor
 * interacts.
 * @param longestMs time after which it stops at the latest, in milliseconds
 * @returns function that stops it
 */
export function alignWhileLoading(align: () => void, longestMs: number): () => void {
  align();
  const observer = new ResizeObserver(align);
  observer.observe(document.body);
  const stop = () => observer.disconnect();
  const timer = setTimeout(stop, longestMs);
  for (const event of visitorTakesOver) window.addEventListener(event, stop, { passive: true });
  return () => {
    stop();
    clearTimeout(timer);
    for (const event of visitorTakesOver) window.removeEventListener(event, stop);
  };
}
