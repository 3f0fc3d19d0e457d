import { useCallback, useRef, useState } from 'react';

/**
 * Ignores calls while one is running, so that only the first click of a double click counts. An ignored call
 * returns the promise of the running one.
 */
export function useInFlightGuard() {
  const [running, setRunning] = useState(false);
  // A ref as well, because the state only changes with the next render.
  const current = useRef<Promise<void>>(null);

  const run = useCallback((work: () => Promise<void>): Promise<void> => {
    current.current ??= (async () => {
      setRunning(true);
      try {
        await work();
      } finally {
        current.current = null;
        setRunning(false);
      }
    })();
    return current.current;
  }, []);

  return { running, run };
}
