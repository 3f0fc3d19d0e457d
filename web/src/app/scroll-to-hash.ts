import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Content above the target may still arrive and push it away; after this it is left alone. */
const settleMs = 5000;

const visitorTakesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the element that the address points at and keeps it in place while the page fills,
 * until the visitor does something. Also finds elements that are not on the page yet.
 */
export function useScrollToHash() {
  const { key, hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    if (hash === '') return;
    const id = hash.slice(1);
    const align = () => document.getElementById(id)?.scrollIntoView({ block: 'start' });

    document.getElementById(id)?.focus({ preventScroll: true });
    align();

    const observer = new ResizeObserver(align);
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    const timer = setTimeout(stop, settleMs);
    for (const event of visitorTakesOver) window.addEventListener(event, stop, { passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const event of visitorTakesOver) window.removeEventListener(event, stop);
    };
  }, [key, hash]);
}
