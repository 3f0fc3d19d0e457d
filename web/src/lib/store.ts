import { useSyncExternalStore } from 'react';

/**
 * Creates a value outside of React that components follow.
 * @param initial also what the server renders, and pages are hydrated with
 */
export function createStore<T>(initial: T) {
  let value = initial;
  const readers = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (onChange: () => void) => {
    readers.add(onChange);
    return () => void readers.delete(onChange);
  };
  return {
    get,
    /** Calls back after each change; returns the unsubscribe function. */
    subscribe,
    set(next: T): void {
      value = next;
      for (const onChange of readers) onChange();
    },
    /** Returns the value and follows its changes. */
    useValue: (): T => useSyncExternalStore(subscribe, get, () => initial),
  };
}
