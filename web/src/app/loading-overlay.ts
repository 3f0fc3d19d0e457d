import { useEffect } from 'react';

const fadeMs = 180;

/** Removes the overlay that index.html paints, with a short fade that lets clicks through. */
async function clearLoadingOverlay() {
  const overlay = document.getElementById('loading-overlay');
  if (!overlay) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    overlay.style.pointerEvents = 'none';
    await overlay.animate({ opacity: 0 }, { duration: fadeMs, fill: 'forwards' }).finished;
  }
  overlay.remove();
}

/** Clears the overlay as soon as the component that calls it is on the page. */
export function useClearLoadingOverlay() {
  useEffect(() => {
    void clearLoadingOverlay();
  }, []);
}
