import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useObservable } from 'reactfire';
import type { QueryState } from '../query-state';
import type { LiveQuery } from './live-query';
import { observeDuringSession } from './observe-during-session';
import { onSessionEnd, sessionNumber } from './session-number';

/**
 * Listens to a document from its first use until the session ends. Only for the dashboard, because
 * importing this module loads reactfire. A component that mounts after a failure tries again.
 * @param path of the document; the same path must come with the same query
 */
export function useSessionDocument<T>(path: string, query: LiveQuery<T>): QueryState<T> {
  const session = useSyncExternalStore(onSessionEnd, sessionNumber);
  const observed = useObservable<QueryState<T>>(`${session}:${path}`, observeDuringSession(query), {
    suspense: false,
  });
  // Falls back to the query's own state, because reactfire drops a value that no component has used for half
  // a minute.
  const live = observed.data ?? query.current();

  const failedBefore = useRef(live.state === 'failed' ? live.retry : null);
  useEffect(() => failedBefore.current?.(), []);

  return live;
}
