const visitorTakesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Calls `align` now and whenever the page becomes longer or shorter, as it does while it loads, until the
 * visitor takes over.
 * @param longestMs when it ends at the latest, in milliseconds
 * @returns ends it
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
