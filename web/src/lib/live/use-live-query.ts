import { useSyncExternalStore } from 'react';
import type { QueryState } from '~/lib/query-state';
import type { LiveQuery } from './live-query';

const loading = { state: 'loading' } as const;
const nothingToListenTo = () => () => {};
const alwaysLoading = () => loading;

/** Returns the state of a live query until the component unmounts; loading while `query` is null. */
export const useLiveQuery = <T>(query: LiveQuery<T> | null): QueryState<T> =>
  useSyncExternalStore<QueryState<T>>(
    query?.subscribe ?? nothingToListenTo,
    query?.current ?? alwaysLoading,
    // Used for hydration: a part of the page may be hydrated after the answer has arrived, and must first
    // render what its HTML shows.
    query?.seeded ?? alwaysLoading,
  );
