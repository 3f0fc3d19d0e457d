import { useSyncExternalStore } from 'react';

const never = () => () => {};
const inBrowser = () => true;
const inAdvance = () => false;

/**
 * False while the app takes over HTML that was rendered before and must look the same: without what only
 * the browser knows, such as the fragment of the address or, for fixed pages, its query.
 */
export const useIsTakenOver = (): boolean => useSyncExternalStore(never, inBrowser, inAdvance);
