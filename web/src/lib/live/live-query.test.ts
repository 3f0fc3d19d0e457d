import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listener } from '../firebase/live-source';
import { Unreached } from '../firebase/unreached';
import { pageWarning } from '../page-state';
import { createLiveQuery, nextTryMs, unusedQueryMs } from './live-query';

/** Returns a query whose source the test controls. */
function drivenQuery() {
  const listeners: Listener<string[]>[] = [];
  const close = vi.fn();
  const query = createLiveQuery<string[]>(async (listener) => {
    listeners.push(listener);
    return close;
  });
  return { query, listeners, close };
}

const fromPage = { state: 'ready' as const, data: ['from the page'] };

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('subscribers share one listener and hear every change', async () => {
  const { query, listeners } = drivenQuery();
  const heard = [vi.fn(), vi.fn()];
  for (const onChange of heard) query.subscribe(onChange);
  await settle();
  expect(listeners).toHaveLength(1);
  expect(query.current()).toEqual({ state: 'loading' });
  listeners[0]?.ready(['a']);
  expect(query.current()).toEqual({ state: 'ready', data: ['a'] });
  for (const onChange of heard) expect(onChange).toHaveBeenCalledOnce();
});

test('the listener outlives its last subscriber by a minute and is then closed', async () => {
  const { query, listeners, close } = drivenQuery();
  const leave = query.subscribe(() => {});
  await settle();
  listeners[0]?.ready(['a']);
  leave();
  await vi.advanceTimersByTimeAsync(unusedQueryMs - 1);
  const leaveAgain = query.subscribe(() => {});
  expect(query.current()).toEqual({ state: 'ready', data: ['a'] });
  leaveAgain();
  await vi.advanceTimersByTimeAsync(unusedQueryMs);
  expect(close).toHaveBeenCalledOnce();
  expect(query.current()).toEqual({ state: 'loading' });
  listeners[0]?.ready(['late']);
  expect(query.current()).toEqual({ state: 'loading' });
});

test('after its code could not be fetched, trying again reloads the page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const missing = new TypeError(
    'Failed to fetch dynamically imported module: /assets/firestore.js',
  );
  const query = createLiveQuery<string[]>(() => Promise.reject(missing));
  query.subscribe(() => {});
  await settle();
  const failed = query.current();
  if (failed.state === 'failed') failed.retry();
  expect(failed).toMatchObject({ state: 'failed', refused: false });
  expect(reload).toHaveBeenCalledOnce();
});

test('a listener that opens after the query was restarted is closed at once', async () => {
  const { query, close } = drivenQuery();
  query.subscribe(() => {});
  query.restart();
  await settle();
  expect(close).toHaveBeenCalledOnce();
});

test('a failure offers a retry, which asks again', async () => {
  const { query, listeners } = drivenQuery();
  query.subscribe(() => {});
  await settle();
  listeners[0]?.failed(new Error('refused'));
  const failed = query.current();
  if (failed.state !== 'failed') throw new Error('expected a failure');
  failed.retry();
  await settle();
  expect(query.current()).toEqual({ state: 'loading' });
  listeners[1]?.ready(['a']);
  expect(query.current()).toEqual({ state: 'ready', data: ['a'] });
});

test.each([
  ['the rules', Object.assign(new Error('no'), { code: 'permission-denied' }), true],
  ['an empty cache', new Error('bookings cannot be reached'), false],
])('a failure tells whether it is a refusal: %s', async (_case, error, refused) => {
  const { query, listeners } = drivenQuery();
  query.subscribe(() => {});
  await settle();
  listeners[0]?.failed(error);
  expect(query.current()).toMatchObject({ state: 'failed', refused });
});

test('a query that was refused comes back by itself', async () => {
  const { query, listeners, close } = drivenQuery();
  query.subscribe(() => {});
  await settle();
  listeners[0]?.failed(Object.assign(new Error('no'), { code: 'permission-denied' }));
  await vi.advanceTimersByTimeAsync(nextTryMs - 1);
  expect(listeners).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(close).toHaveBeenCalledOnce();
  expect(query.current().state).toBe('failed');
  listeners[1]?.ready(['a']);
  expect(query.current()).toEqual({ state: 'ready', data: ['a'] });
});

test('a source that cannot be loaded is a failure', async () => {
  const query = createLiveQuery(() => Promise.reject(new TypeError('offline')));
  query.subscribe(() => {});
  await settle();
  expect(query.current().state).toBe('failed');
});

test('a new subscriber of a failed query restarts it', async () => {
  const { query, listeners } = drivenQuery();
  const leave = query.subscribe(() => {});
  await settle();
  listeners[0]?.failed(new Error('refused'));
  leave();
  query.subscribe(() => {});
  await settle();
  expect(listeners).toHaveLength(2);
});

test('the data of the HTML is shown until the listener answers', async () => {
  const opened: boolean[] = [];
  const listeners: Listener<string[]>[] = [];
  const query = createLiveQuery<string[]>(async (listener, isKnown) => {
    opened.push(isKnown);
    listeners.push(listener);
    return () => {};
  });
  query.subscribe(() => {}, fromPage);
  expect(query.current()).toBe(fromPage);
  await settle();
  expect(opened).toEqual([true]);
  listeners[0]?.ready(['live']);
  expect(query.current()).toEqual({ state: 'ready', data: ['live'] });
  query.subscribe(() => {}, fromPage);
  expect(query.current()).toEqual({ state: 'ready', data: ['live'] });
});

test('data stays after errors for which it is kept, and is dropped after others', async () => {
  const listeners: Listener<string[]>[] = [];
  const query = createLiveQuery<string[]>(
    async (listener) => {
      listeners.push(listener);
      return () => {};
    },
    (error) => error instanceof Unreached,
  );
  query.subscribe(() => {});
  await settle();
  listeners[0]?.failed(new Unreached('services cannot be reached'));
  expect(query.current().state).toBe('failed');
  listeners[0]?.ready(['a']);
  listeners[0]?.failed(new Unreached('services cannot be reached'));
  expect(query.current()).toEqual({ state: 'ready', data: ['a'] });
  listeners[0]?.failed(new Error('services/abcd1234 is malformed'));
  expect(query.current().state).toBe('failed');
});

test('a query that does not keep its data fails when its listener cannot be opened', async () => {
  let open = Promise.resolve(() => {});
  const query = createLiveQuery<string[]>(
    () => open,
    () => false,
  );
  open = Promise.reject(new TypeError('the code is missing'));
  query.subscribe(() => {}, fromPage);
  await settle();
  expect(query.current().state).toBe('failed');
});

test('the page warns of data that stays all the time from the failure to the next answer', async () => {
  vi.setSystemTime(new Date('2030-01-15T08:10:00Z'));
  const listeners: Listener<string[]>[] = [];
  const query = createLiveQuery<string[]>(
    async (listener) => {
      listeners.push(listener);
      return () => {};
    },
    () => true,
  );
  const leave = query.subscribe(() => {}, fromPage);
  await settle();
  listeners[0]?.failed(new Error('refused'));
  await vi.advanceTimersByTimeAsync(nextTryMs);
  listeners[1]?.failed(new Error('refused'));
  await vi.advanceTimersByTimeAsync(nextTryMs);
  expect(pageWarning.get()).toBe('Not live since 14:10. What you see may be out of date.');
  listeners[2]?.ready(['a']);
  expect(pageWarning.get()).toBeNull();
  listeners[2]?.failed(new Error('refused'));
  await vi.advanceTimersByTimeAsync(nextTryMs - 1);
  expect(pageWarning.get()).not.toBeNull();
  leave();
  await vi.advanceTimersByTimeAsync(unusedQueryMs);
  expect(pageWarning.get()).toBeNull();
});

describe('data that stays', () => {
  let leaveLast = () => {};
  // Other tests must not find the warning of a listener that has failed here.
  afterEach(() => {
    leaveLast();
    vi.advanceTimersByTime(unusedQueryMs);
  });

  /**
   * Returns a query that shows the data of the page's HTML; its listener starts only once the test allows it.
   */
  function seededQuery() {
    const source = { isThere: false };
    const listeners: Listener<string[]>[] = [];
    const close = vi.fn();
    const query = createLiveQuery<string[]>(
      async (listener) => {
        listeners.push(listener);
        if (!source.isThere) throw new Error('Firestore could not be loaded');
        return close;
      },
      () => true,
    );
    const leave = query.subscribe(() => {}, { state: 'ready', data: ['a'] });
    leaveLast = leave;
    return { query, source, listeners, close, leave };
  }

  test('becomes live once a listener can be started', async () => {
    const { query, source, listeners } = seededQuery();
    await vi.advanceTimersByTimeAsync(nextTryMs - 1);
    expect(listeners).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(listeners).toHaveLength(2);
    expect(query.current()).toEqual({ state: 'ready', data: ['a'] });
    source.isThere = true;
    await vi.advanceTimersByTimeAsync(nextTryMs);
    listeners[2]?.ready(['b']);
    expect(query.current()).toEqual({ state: 'ready', data: ['b'] });
    await vi.advanceTimersByTimeAsync(nextTryMs * 2);
    expect(listeners).toHaveLength(3);
  });

  test('becomes live again after its listener has failed', async () => {
    const { query, source, listeners, close } = seededQuery();
    source.isThere = true;
    await vi.advanceTimersByTimeAsync(nextTryMs);
    listeners[1]?.failed(Object.assign(new Error('quota'), { code: 'resource-exhausted' }));
    expect(close).toHaveBeenCalledOnce();
    expect(query.current()).toEqual({ state: 'ready', data: ['a'] });
    await vi.advanceTimersByTimeAsync(nextTryMs);
    expect(listeners).toHaveLength(3);
    listeners[2]?.ready(['b']);
    expect(query.current()).toEqual({ state: 'ready', data: ['b'] });
    await vi.advanceTimersByTimeAsync(nextTryMs * 2);
    expect(listeners).toHaveLength(3);
  });

  test('keeps a listener that cannot reach the server, because it keeps trying', async () => {
    const { query, source, listeners } = seededQuery();
    source.isThere = true;
    await vi.advanceTimersByTimeAsync(nextTryMs);
    listeners[1]?.failed(new Unreached('services cannot be reached'));
    await vi.advanceTimersByTimeAsync(nextTryMs * 2);
    expect(listeners).toHaveLength(2);
    expect(query.current()).toEqual({ state: 'ready', data: ['a'] });
  });

  test('is not requested again after the last subscriber has left', async () => {
    const { listeners, leave } = seededQuery();
    await settle();
    leave();
    await vi.advanceTimersByTimeAsync(unusedQueryMs);
    const asked = listeners.length;
    await vi.advanceTimersByTimeAsync(nextTryMs * 2);
    expect(listeners).toHaveLength(asked);
  });
});
