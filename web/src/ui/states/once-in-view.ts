import { whenUsed } from '~/lib/first-use';

/** How far below the screen something is prepared, in pixels: it is there when it is scrolled to. */
export const justBelow = 300;

/**
 * Calls `onSeen` once an element has come into view, or somebody has begun to use the page.
 * @param ahead how far below the screen it counts as in view, in pixels; negative: how much of it must be
 *   seen
 * @returns what ends the wait
 */
export function onceInView(element: Element, ahead: number, onSeen: () => void): () => void {
  let isWaiting = true;
  const stop = () => {
    isWaiting = false;
    observer.disconnect();
  };
  const see = () => {
    if (!isWaiting) return;
    stop();
    onSeen();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    },
    { rootMargin: `0px 0px ${ahead}px` },
  );
  observer.observe(element);
  void whenUsed().then(see);
  return stop;
}
