import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs `work` only while the component is mounted: a late answer must not navigate a user who has
 * left the page.
 */
export function useWhileMounted(work: () => void): () => void {
  const latest = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = work;
    return () => {
      latest.current = null;
    };
  }, [work]);
  return useCallback(() => latest.current?.(), []);
}
