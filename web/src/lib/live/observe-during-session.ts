import { Observable } from 'rxjs';
import type { QueryState } from '../query-state';
import type { LiveQuery } from './live-query';
import { onSessionEnd } from './session-number';

const forgotten = { state: 'loading' } as const;

/**
 * Returns the state of `query` as an observable that completes when the session ends. For reactfire, which
 * never unsubscribes and keeps an error forever: a failure is therefore emitted as a value. The last value is
 * `loading`, because reactfire keeps that too.
 */
export const observeDuringSession = <T>(query: LiveQuery<T>): Observable<QueryState<T>> =>
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
