import { useDeferredValue } from 'react';

/**
 * False while the app takes over HTML that was rendered before and must look the same: without what only
 * the browser knows, such as the fragment of the address or, for fixed pages, its query. What differs is
 * rendered afterwards, in small steps.
 */
export const useIsTakenOver = (): boolean => useDeferredValue(true, false);
