import { useDeferredValue } from 'react';
import type { QueryState } from '~/lib/query-state';

/**
 * Whether all queries are answered, told a moment later: what shows the answers then is rendered in
 * small steps, between taps and scrolling. Later changes are shown at once.
 */
export const useAnswered = (...queries: readonly QueryState<unknown>[]): boolean =>
  useDeferredValue(queries.every(({ state }) => state !== 'loading'));
