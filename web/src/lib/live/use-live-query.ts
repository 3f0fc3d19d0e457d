import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { QueryState } from '~/lib/query-state';
import type { LiveQuery } from './live-query';

const loading = { state: 'loading' } as const;
const nothingToStop = () => {};

/**
 * Returns the state of a live query until the component unmounts; loading while `query` is null.
 * @param known data of the page's HTML, shown until there is newer data; undefined: none
 */
export function useLiveQuery<T>(query: LiveQuery<T> | null, known?: T): QueryState<T> {
  const first = useMemo<QueryState<T>>(
    () => (known === undefined ? loading : { state: 'ready', data: known }),
    [known],
  );
  const subscribe = useCallback(
    (onChange: () => void) => query?.subscribe(onChange, first) ?? nothingToStop,
    [query, first],
  );
  const current = () => {
    const live = query?.current() ?? loading;
    return live.state === 'loading' ? first : live;
  };
  return useSyncExternalStore(subscribe, current, () => first);
}
