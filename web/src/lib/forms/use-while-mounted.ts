import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs `work` only while the component is mounted and the address is still that of
 * its page, because a late answer must not navigate a user who has left. Both are checked: the address
 * changes first, and the new page may take a moment longer to replace this one.
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
