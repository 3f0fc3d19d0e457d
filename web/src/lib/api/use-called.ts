import { useCallback, useEffect, useState } from 'react';
import type { QueryPages, QueryState } from '~/lib/query-state';

interface CalledPage<T> {
  data: T[];
  meta: { nextCursor: string | null };
}

/**
 * Asks for data that has no listener, when the screen opens and on `reload`. What was read before stays until there is
 * a new answer.
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
      () => {
        if (!signal.aborted) setAnswer({ ask, state: { state: 'failed', refused: false, retry } });
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
