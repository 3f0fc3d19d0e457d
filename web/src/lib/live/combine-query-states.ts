import type { QueryState } from '~/lib/query-state';

/**
 * Combines query states: loading while one is loading, failed once one has failed. `retry` retries the failed
 * ones.
 */
export function combineQueryStates<T>(lives: readonly QueryState<T>[]): QueryState<T[]> {
  const failed = lives.filter((live) => live.state === 'failed');
  if (failed.length > 0) {
    return {
      state: 'failed',
      refused: failed.some(({ refused }) => refused),
      retry: () => {
        for (const { retry } of failed) retry();
      },
    };
  }
  const ready = lives.filter((live) => live.state === 'ready');
  if (ready.length < lives.length) return { state: 'loading' };
  return { state: 'ready', data: ready.map(({ data }) => data) };
}
