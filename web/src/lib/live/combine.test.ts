import { expect, test, vi } from 'vitest';
import { combine } from './combine';
import type { Live } from './live';

const loading: Live<number> = { state: 'loading' };
const ready = (data: number): Live<number> => ({ state: 'ready', data });
const failed = (retry: () => void, refused = false): Live<number> => ({
  state: 'failed',
  refused,
  retry,
});

test('everything is ready when each part is', () => {
  expect(combine([ready(1), ready(2)])).toEqual({ state: 'ready', data: [1, 2] });
  expect(combine([ready(1), loading])).toEqual({ state: 'loading' });
});

test('one that failed fails it all, and only that one is asked again', () => {
  const retries = [vi.fn(), vi.fn()];
  const [first, second] = retries;
  const all = combine([ready(1), failed(() => first?.()), loading, failed(() => second?.(), true)]);
  if (all.state !== 'failed') throw new Error('expected a failure');
  expect(all.refused).toBe(true);
  all.retry();
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce();
});
