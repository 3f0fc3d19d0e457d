import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the view an element is near it, in pixels. */
const distance = 200;

/** True from the moment when an element is in view or near it, or is to be printed. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return;
    const reach = () => setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach();
      },
      { rootMargin: `${distance}px` },
    );
    observer.observe(element.current);
    addEventListener('beforeprint', reach);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', reach);
    };
  }, [isNear, element]);

  return isNear;
}
