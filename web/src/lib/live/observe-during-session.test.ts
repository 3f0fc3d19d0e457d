import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listener } from '../firebase/live-source';
import type { QueryState } from '../query-state';
import { createLiveQuery, unusedQueryMs } from './live-query';
import { observeDuringSession } from './observe-during-session';
import { beginNextSession } from './session-number';

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Returns a document whose listener the test controls, and the values that reactfire receives. */
async function hear() {
  const listeners: Listener<string>[] = [];
  const close = vi.fn();
  const query = createLiveQuery<string>(async (listener) => {
    listeners.push(listener);
    return close;
  });
  const heard: QueryState<string>[] = [];
  const failed = vi.fn();
  const completed = vi.fn();
  const next = (live: QueryState<string>) => heard.push(live);
  observeDuringSession(query).subscribe({ next, error: failed, complete: completed });
  await settle();
  return { query, listeners, close, heard, failed, completed };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the document is listened to for the whole session', async () => {
  const { listeners, close, heard } = await hear();
  listeners[0]?.ready('a');
  await vi.advanceTimersByTimeAsync(10 * unusedQueryMs);
  listeners[0]?.ready('b');
  expect(heard).toEqual([
    { state: 'loading' },
    { state: 'ready', data: 'a' },
    { state: 'ready', data: 'b' },
  ]);
  expect(close).not.toHaveBeenCalled();
});

test('a failure is emitted as a value, and data may follow', async () => {
  const { listeners, heard, failed } = await hear();
  listeners[0]?.failed(new Error('stats/all cannot be reached'));
  expect(heard.at(-1)).toMatchObject({ state: 'failed', refused: false });
  listeners[0]?.ready('a');
  expect(heard.at(-1)).toEqual({ state: 'ready', data: 'a' });
  expect(failed).not.toHaveBeenCalled();
});

test('a failure can be retried', async () => {
  const { listeners, heard } = await hear();
  listeners[0]?.failed(Object.assign(new Error('no'), { code: 'permission-denied' }));
  const live = heard.at(-1);
  if (live?.state !== 'failed') throw new Error('expected a failure');
  live.retry();
  await settle();
  expect(heard.at(-1)).toEqual({ state: 'loading' });
  listeners[1]?.ready('a');
  expect(heard.at(-1)).toEqual({ state: 'ready', data: 'a' });
});

test('the observable completes when the session ends, and releases the document', async () => {
  const { query, listeners, close, heard, completed } = await hear();
  listeners[0]?.ready('a');
  beginNextSession();
  expect(completed).toHaveBeenCalledOnce();
  expect(heard.at(-1)).toEqual({ state: 'loading' });
  const told = heard.length;
  listeners[0]?.ready('of somebody else');
  expect(heard).toHaveLength(told);
  query.restart();
  expect(close).toHaveBeenCalledOnce();
  await settle();
  expect(listeners).toHaveLength(1);
});
