import { useDeferredValue } from 'react';

/**
 * Returns false while the app hydrates HTML that was rendered before. The first render must match that HTML,
 * so it can't use data that only the browser has, such as the address's fragment or, for static pages, its
 * query. Such differences render afterwards, in small steps.
 */
export const useIsTakenOver = (): boolean => useDeferredValue(true, false);
