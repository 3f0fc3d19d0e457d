import { useSyncExternalStore } from 'react';
import type { QueryState } from '~/lib/query-state';
import type { LiveQuery } from './live-query';

const loading = { state: 'loading' } as const;
const nothingToListenTo = () => () => {};
const alwaysLoading = () => loading;

/** The state of a live query until the component unmounts; loading while `query` is null. */
export const useLiveQuery = <T>(query: LiveQuery<T> | null): QueryState<T> =>
  useSyncExternalStore<QueryState<T>>(
    query?.subscribe ?? nothingToListenTo,
    query?.current ?? alwaysLoading,
    // A piece of a page may be taken over after the answer is there, and must look like its HTML first.
    query?.seeded ?? alwaysLoading,
  );
