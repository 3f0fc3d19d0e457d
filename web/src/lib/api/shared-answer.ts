import { useSyncExternalStore } from 'react';

/**
 * Creates an answer of the API that several components show. It is asked for when somebody says so, not live.
 * @param initial shown until the first answer
 * @param failed said in the browser's console when asking fails, after which the answer stays as it is
 */
export function sharedAnswer<T>(initial: T, ask: () => Promise<T>, failed: string) {
  let answer = initial;
  const subscribers = new Set<() => void>();
  const subscribe = (onChange: () => void) => {
    subscribers.add(onChange);
    return () => void subscribers.delete(onChange);
  };
  return {
    /** Asks again. Never rejects. */
    refresh: async (): Promise<void> => {
      try {
        answer = await ask();
        for (const onChange of subscribers) onChange();
      } catch (error) {
        console.warn(failed, error);
      }
    },
    useAnswer: (): T => useSyncExternalStore(subscribe, () => answer),
  };
}
