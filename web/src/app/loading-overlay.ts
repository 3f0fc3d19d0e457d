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
 * Announces that the app responds from now on, as soon as the calling component is mounted: removes the
 * overlay and stops the script that handles clicks until then (index.html).
 */
export function useAnnounceStart() {
  useEffect(() => {
    document.documentElement.setAttribute('data-app-started', '');
    dispatchEvent(new Event('app-started'));
    void clearLoadingOverlay();
  }, []);
}
