import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs `work` only while the component is mounted and the address is still on its page: a late answer
 * must not navigate a user who has left. The address changes first; the page that it leads to may take
 * a moment longer to replace this one.
 */
export function useWhileMounted(work: () => void): () => void {
  const latest = useRef<(() => void) | null>(null);
  const path = useRef<string | null>(null);
  useEffect(() => {
    path.current ??= window.location.pathname;
    latest.current = work;
    return () => {
      latest.current = null;
    };
  }, [work]);
  return useCallback(() => {
    if (window.location.pathname === path.current) latest.current?.();
  }, []);
}
