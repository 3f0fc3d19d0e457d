import { useSyncExternalStore } from 'react';
import type { Live } from './live';
import type { LiveQuery } from './live-query';

const loading = { state: 'loading' } as const;
const nothingToListenTo = () => () => {};
const alwaysLoading = () => loading;

/** What `query` holds, from now until the component unmounts; loading while there is no query. */
export const useLiveQuery = <T>(query: LiveQuery<T> | null): Live<T> =>
  useSyncExternalStore<Live<T>>(
    query?.subscribe ?? nothingToListenTo,
    query?.current ?? alwaysLoading,
  );
