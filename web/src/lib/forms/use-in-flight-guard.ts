import { useCallback, useRef, useState } from 'react';

/** Runs work unless some is running: of a double click only the first one counts. */
export function useInFlightGuard() {
  const [running, setRunning] = useState(false);
  // The ref is there at once; the state only with the next rendering.
  const busy = useRef(false);

  const run = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setRunning(false);
    }
  }, []);

  return { running, run };
}
