import { useEffect, useState } from 'react';
import { beginOptimisticChange, isDelivered, type OptimisticChange } from './optimistic-change';

/** How long to wait for the listener after the API has answered, in milliseconds. */
const timeoutMs = 5000;

/**
 * Optimistic update: shows a new value at once, until the listener delivers it or the call fails.
 * @param live the listener's value
 */
export function useOptimisticValue<Value>(live: Value) {
  const [change, setChange] = useState<OptimisticChange<Value> | null>(null);
  const isOver = change !== null && isDelivered(change, live);
  if (isOver) setChange(null);

  useEffect(() => {
    if (!change?.answered) return;
    const timer = setTimeout(setChange, timeoutMs, null);
    return () => clearTimeout(timer);
  }, [change]);

  return {
    shown: change === null || isOver ? live : change.to,

    /** Shows `to` at once and calls the API. @throws what the call throws */
    async show(to: Value, call: () => Promise<unknown>): Promise<void> {
      const begun = beginOptimisticChange(to, live, change);
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
