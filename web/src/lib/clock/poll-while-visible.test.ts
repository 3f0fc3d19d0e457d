import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollWhileVisible } from './poll-while-visible';

const page = { visibilityState: 'visible' };
const work = vi.fn<(signal: AbortSignal) => Promise<void>>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  work.mockReset().mockResolvedValue();
  stop = pollWhileVisible(work, 1000);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('work begins after a pause and repeats', async () => {
  await pass(999);
  expect(work).not.toHaveBeenCalled();
  await pass(1);
  expect(work).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('slow work never runs twice at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  work.mockReturnValueOnce(promise);
  await pass(5000);
  expect(work).toHaveBeenCalledTimes(1);
  resolve();
  await pass(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failure does not stop the polling', async () => {
  work.mockRejectedValueOnce(new Error('offline'));
  await pass(2000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('nothing runs while the page is hidden', async () => {
  page.visibilityState = 'hidden';
  await pass(5000);
  expect(work).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  await pass(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('stopping aborts running work and starts no other', async () => {
  work.mockReturnValueOnce(new Promise(() => {}));
  await pass(1000);
  stop();
  expect(work.mock.calls[0]?.[0].aborted).toBe(true);
  await pass(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
