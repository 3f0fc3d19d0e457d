import { createContext, use } from 'react';
import { useHydrated } from '../use-hydrated';

/** Time at which the server rendered the page's HTML; null when the browser renders the page. */
export const RenderedAt = createContext<Date | null>(null);

/**
 * Returns the current time. While React hydrates HTML of the server, it is the time at which that was rendered,
 * because both must say the same.
 */
export function useRenderTime(): Date {
  const renderedAt = use(RenderedAt);
  const isHydrated = useHydrated();
  return renderedAt && !isHydrated ? renderedAt : new Date();
}
