import { useCallback, useRef, useState } from 'react';

/** Ignores calls while one is running, so that only the first click of a double click counts. */
export function useInFlightGuard() {
  const [running, setRunning] = useState(false);
  // A ref as well, because the state only changes with the next render.
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
