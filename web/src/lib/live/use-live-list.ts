import { useMemo } from 'react';
import type { QueryState } from '~/lib/query-state';
import type { ReadDocument } from '../firebase/live-source';
import type { LiveQuery } from './live-query';
import { readableList } from './readable-list';
import { useLiveQuery } from './use-live-query';

/**
 * Returns the entities of a live list until the component unmounts; loading while `query` is null.
 * @param known list of the page's HTML, shown until there is a newer one; undefined: none
 */
export function useLiveList<T>(
  query: LiveQuery<ReadDocument<T>[]> | null,
  known?: ReadDocument<T>[],
): QueryState<T[]> {
  const live = useLiveQuery(query, known);
  return useMemo(
    () => (live.state === 'ready' ? { state: 'ready', ...readableList(live.data) } : live),
    [live],
  );
}
