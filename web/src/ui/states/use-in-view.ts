import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenUsed } from '~/lib/first-use';

/**
 * Whether an element has come into view, or somebody has begun to use the page.
 * @param ahead how far below the screen it counts as in view, in pixels; negative: how much of it must be
 *   seen
 */
export function useInView<Place extends Element>(
  ahead: number,
): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `0px 0px ${ahead}px` },
    );
    observer.observe(place.current);
    void whenUsed().then(() => setSeen(true));
    return () => observer.disconnect();
  }, [isSeen, ahead]);

  return [place, isSeen];
}
