import { useDeferredValue } from 'react';
import type { QueryState } from '~/lib/query-state';

/**
 * Tells whether a query has answered. Deferred, so that the components that show the answer render in small
 * steps and taps and scrolling stay responsive. Later changes are shown at once.
 */
export const useAnswered = ({ state }: QueryState<unknown>): boolean =>
  useDeferredValue(state !== 'loading');
