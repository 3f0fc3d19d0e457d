import { useEffect } from 'react';

const fadeMs = 180;

/**
 * Fades out and removes the overlay that index.html paints. Clicks pass through during the fade.
 */
async function clearLoadingOverlay() {
  const overlay = document.getElementById('loading-overlay');
  if (!overlay) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    overlay.style.pointerEvents = 'none';
    await overlay.animate({ opacity: 0 }, { duration: fadeMs, fill: 'forwards' }).finished;
  }
  overlay.remove();
}

/**
 * Says that the app answers from now on, as soon as the calling component is mounted: to the overlay,
 * and to what stands in for the app until then (index.html, boot.js).
 */
export function useAnnounceStart() {
  useEffect(() => {
    document.documentElement.setAttribute('data-app-started', '');
    dispatchEvent(new Event('app-started'));
    void clearLoadingOverlay();
  }, []);
}
