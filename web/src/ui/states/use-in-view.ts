import { type RefObject, useEffect, useRef, useState } from 'react';
import { onceInView } from './once-in-view';

/**
 * Tells whether an element has come into view, or somebody has begun to use the page.
 * @param ahead distance below the screen at which it counts as in view, in pixels; negative: the height of it
 * that must be visible
 */
export function useInView<Place extends Element>(
  ahead: number,
): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (isSeen || !place.current) return;
    return onceInView(place.current, ahead, () => setSeen(true));
  }, [isSeen, ahead]);

  return [place, isSeen];
}
