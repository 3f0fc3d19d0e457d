import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns false while React hydrates HTML of the server. The first render must match that HTML, so it can't
 * use data that only the browser has, such as the address's fragment or the time.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
