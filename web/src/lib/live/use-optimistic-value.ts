import { useEffect, useState } from 'react';
import { beginChange, isHeardOf, type OptimisticChange } from './optimistic-change';

/** How long the listener is waited for once the API has answered, in milliseconds. */
const patienceMs = 5000;

/**
 * A value that is shown as changed at once: until the listener knows of it, or the call fails.
 * @param live what the listener says
 */
export function useOptimisticValue<Value>(live: Value) {
  const [change, setChange] = useState<OptimisticChange<Value> | null>(null);
  const isOver = change !== null && isHeardOf(change, live);
  if (isOver) setChange(null);

  useEffect(() => {
    if (!change?.answered) return;
    const timer = setTimeout(setChange, patienceMs, null);
    return () => clearTimeout(timer);
  }, [change]);

  return {
    shown: change === null || isOver ? live : change.to,

    /** Shows `to` at once and calls the API. @throws what the call throws */
    async show(to: Value, call: () => Promise<unknown>): Promise<void> {
      const begun = beginChange(to, live, change);
      setChange(begun);
      try {
        await call();
        setChange({ ...begun, answered: true });
      } catch (failure) {
        setChange(change);
        throw failure;
      }
    },
  };
}
