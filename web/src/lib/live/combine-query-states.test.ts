import { expect, test, vi } from 'vitest';
import type { QueryState } from '~/lib/query-state';
import { combineQueryStates } from './combine-query-states';

const loading: QueryState<number> = { state: 'loading' };
const ready = (data: number): QueryState<number> => ({ state: 'ready', data });
const failed = (retry: () => void, refused = false): QueryState<number> => ({
  state: 'failed',
  refused,
  retry,
});

test('the result is ready when every part is', () => {
  expect(combineQueryStates([ready(1), ready(2)])).toEqual({ state: 'ready', data: [1, 2] });
  expect(combineQueryStates([ready(1), loading])).toEqual({ state: 'loading' });
});

test('one failed part fails the result, and a retry only retries that part', () => {
  const retries = [vi.fn(), vi.fn()];
  const [first, second] = retries;
  const all = combineQueryStates([
    ready(1),
    failed(() => first?.()),
    loading,
    failed(() => second?.(), true),
  ]);
  if (all.state !== 'failed') throw new Error('expected a failure');
  expect(all.refused).toBe(true);
  all.retry();
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce();
});
