import { minuteMs } from '@carwash/domain/time/durations';
import type { QueryState } from '~/lib/query-state';
import { isPermissionDenied } from '../firebase/is-permission-denied';
import type { Listener } from '../firebase/live-source';
import { noteListener } from '../firebase/note-listener';
import { Unreached } from '../firebase/unreached';
import { isMissingChunk } from '../missing-chunk';

/**
 * How long a listener is kept after its last subscriber left, in milliseconds, so that going back
 * is instant.
 */
export const unusedQueryMs = minuteMs;

/** Pause before another attempt when a listener has failed but the data stays, in milliseconds. */
export const nextTryMs = 30_000;

/** One listener that is shared by all components with the same query. */
export interface LiveQuery<T> {
  /**
   * Listens while there are subscribers, and `unusedQueryMs` longer. Returns the unsubscribe
   * function.
   * @param first state until the listener answers: with the data of the page's HTML, if it has any
   */
  subscribe(onChange: () => void, first?: QueryState<T>): () => void;
  current(): QueryState<T>;
  /** Drops the data and starts a new listener. */
  restart(): void;
}

/**
 * Starts a listener; resolves to its unsubscribe function. Rejects when it can't start.
 * @param isKnown whether the query has data already
 */
export type OpenListener<T> = (listener: Listener<T>, isKnown: boolean) => Promise<() => void>;

const loading = { state: 'loading' } as const;

/**
 * @param keepsData tells for which errors loaded data stays; the listener is then started again, unless it keeps
 * trying by itself (`Unreached`)
 */
export function createLiveQuery<T>(
  open: OpenListener<T>,
  keepsData: (error: unknown) => boolean = () => false,
): LiveQuery<T> {
  const subscribers = new Set<() => void>();
  let live: QueryState<T> = loading;
  let stop: (() => void) | null = null;
  let unused: ReturnType<typeof setTimeout> | undefined;
  let nextTry: ReturnType<typeof setTimeout> | undefined;

  // Identifies the data that stays while its listener is started again, so that the page warns of it all the time.
  const stillShown = {};

  const publish = (next: QueryState<T>) => {
    live = next;
    for (const onChange of subscribers) onChange();
  };

  const start = () => {
    let stopped = false;
    let close: (() => void) | null = null;
    stop = () => {
      stopped = true;
      close?.();
    };
    const failed = (error: unknown) => {
      if (stopped) return;
      const keeps = live.state === 'ready' && keepsData(error);
      noteListener(stillShown, !keeps);
      if (!keeps) {
        // Many browsers remember until a reload that a file of the code could not be fetched.
        const retry = isMissingChunk(error) ? () => location.reload() : restart;
        publish({ state: 'failed', refused: isPermissionDenied(error), retry });
      }
      // A refusal may be temporary, and nobody reloads a screen on a wall.
      if (!(error instanceof Unreached)) {
        stop?.();
        nextTry = setTimeout(start, nextTryMs);
      }
    };
    const ready = (data: T) => {
      if (stopped) return;
      noteListener(stillShown, true);
      publish({ state: 'ready', data });
    };
    open({ ready, failed }, live.state === 'ready').then((opened) => {
      if (stopped) opened();
      else close = opened;
    }, failed);
  };

  const end = () => {
    clearTimeout(nextTry);
    stop?.();
    stop = null;
    noteListener(stillShown, true);
    publish(loading);
  };

  function restart() {
    end();
    if (subscribers.size > 0) start();
  }

  return {
    subscribe(onChange, first = loading) {
      clearTimeout(unused);
      if (live.state === 'loading') live = first;
      subscribers.add(onChange);
      const firstReader = subscribers.size === 1;
      if (!stop) start();
      else if (firstReader && live.state === 'failed') restart();
      return () => {
        subscribers.delete(onChange);
        if (subscribers.size === 0) unused = setTimeout(end, unusedQueryMs);
      };
    },
    current: () => live,
    restart,
  };
}
