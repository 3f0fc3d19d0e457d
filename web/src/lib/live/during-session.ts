import { Observable } from 'rxjs';
import type { QueryState } from '../query-state';
import type { LiveQuery } from './live-query';
import { onSessionEnd } from './session-number';

const forgotten = { state: 'loading' } as const;

/**
 * What `query` holds, until the session ends. For reactfire, which never unsubscribes and keeps an error
 * for ever: this completes by itself, and a failure is a value like any other. Its last value says
 * nothing, because reactfire keeps that too.
 */
export const duringSession = <T>(query: LiveQuery<T>): Observable<QueryState<T>> =>
  new Observable((subscriber) => {
    const publish = () => subscriber.next(query.current());
    const leaveQuery = query.subscribe(publish);
    publish();
    const leaveSession = onSessionEnd(() => {
      subscriber.next(forgotten);
      subscriber.complete();
    });
    return () => {
      leaveSession();
      leaveQuery();
    };
  });
