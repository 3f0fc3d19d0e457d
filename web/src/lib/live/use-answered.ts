import { useDeferredValue } from 'react';
import type { QueryState } from '~/lib/query-state';

/**
 * Whether a query is answered, told a moment later: what shows the answer then is rendered in small
 * steps, between taps and scrolling. Later changes are shown at once.
 */
export const useAnswered = ({ state }: QueryState<unknown>): boolean =>
  useDeferredValue(state !== 'loading');
