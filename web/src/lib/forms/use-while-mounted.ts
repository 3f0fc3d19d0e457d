import { useCallback, useEffect, useRef } from 'react';

/**
 * `work`, as long as the component is on the screen: when the answer to a call comes late, who has gone
 * on meanwhile stays where they are.
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
