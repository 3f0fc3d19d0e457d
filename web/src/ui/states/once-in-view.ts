import { whenUsed } from '~/lib/first-use';

/**
 * Distance below the screen at which content is prepared, in pixels, so that it is ready when it is scrolled
 * into view.
 */
export const justBelow = 300;

/**
 * Calls `onSeen` once an element has come into view, or somebody has begun to use the page.
 * @param ahead distance below the screen at which it counts as in view, in pixels; negative: the height of it
 * that must be visible
 * @returns function that ends the wait
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
