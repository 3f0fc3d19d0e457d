import { useCallback, useEffect, useState } from 'react';
import type { QueryPages, QueryState } from '~/lib/query-state';
import { ApiFailure } from './api-failure';

interface CalledPage<T> {
  data: T[];
  meta: { nextCursor: string | null };
}

/** Tells whether the API has answered that there is no such thing, or not for this user. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 403 || failure.status === 404);

/**
 * Returns the state after a failed call: what was read before, unless the API refuses it by now.
 * @param last null when nothing was read yet
 */
export function stateAfterFailure<T>(
  last: QueryState<T> | null,
  failure: unknown,
  retry: () => void,
): QueryState<T> {
  const refused = isRefused(failure);
  return last?.state === 'ready' && !refused ? last : { state: 'failed', refused, retry };
}

/**
 * Asks for data that has no listener, when the screen opens and on `reload`. What was read before stays until there is
 * a new answer, also when a call fails.
 * @param ask must be the same function until something else is asked for
 * @param version a value whose change asks again
 */
export function useCalled<T>(ask: (signal: AbortSignal) => Promise<T>, version?: unknown) {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ ask: typeof ask; state: QueryState<T> } | null>(null);
  const reload = useCallback(() => setRound((current) => current + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each version and round
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const retry = () => {
      setAnswer(null);
      reload();
    };
    ask(signal).then(
      (data) => {
        if (!signal.aborted) setAnswer({ ask, state: { state: 'ready', data } });
      },
      (failure: unknown) => {
        if (signal.aborted) return;
        setAnswer((last) => ({
          ask,
          state: stateAfterFailure(last?.ask === ask ? last.state : null, failure, retry),
        }));
      },
    );
    return () => controller.abort();
  }, [ask, version, round]);

  const state: QueryState<T> = answer?.ask === ask ? answer.state : { state: 'loading' };
  return { state, reload };
}

/**
 * Reads a long list of the API page by page, once and not live. Starts at the first page; the component needs a `key`
 * that changes with the query.
 */
export function useCalledPages<T>(
  askPage: (cursor: string | undefined, signal: AbortSignal) => Promise<CalledPage<T>>,
): { pages: QueryPages<T>; reload: () => void } {
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query does not change, see above
  const ask = useCallback((signal: AbortSignal) => askPage(cursor, signal), [cursor]);
  const { state, reload } = useCalled(ask);
  const nextCursor = state.state === 'ready' ? state.data.meta.nextCursor : null;
  return {
    pages: {
      page: state.state === 'ready' ? { state: 'ready', data: state.data.data } : state,
      number: cursors.length + 1,
      next: nextCursor === null ? null : () => setCursors([...cursors, nextCursor]),
      previous: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : null,
    },
    reload,
  };
}
