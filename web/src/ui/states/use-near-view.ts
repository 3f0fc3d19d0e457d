import { type RefObject, useEffect, useState } from 'react';
import { whenTouched } from '~/lib/first-use';

/** Distance from the view within which an element counts as near once somebody scrolls or taps, in pixels. */
const distance = 600;

/**
 * Returns true from the time when an element is in view, or near the view of somebody who uses the page, or
 * is to be printed.
 */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const place = element.current;
    if (isNear || !place) return;
    const reach = () => setIsNear(true);
    const watch = (margin: number) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
        },
        { rootMargin: `${margin}px` },
      );
      observer.observe(place);
      return observer;
    };
    let observer: IntersectionObserver | null = watch(0);
    void whenTouched().then(() => {
      if (!observer) return;
      observer.disconnect();
      observer = watch(distance);
    });
    addEventListener('beforeprint', reach);
    return () => {
      observer?.disconnect();
      observer = null;
      removeEventListener('beforeprint', reach);
    };
  }, [isNear, element]);

  return isNear;
}
