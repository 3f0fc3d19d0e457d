import { afterEach, expect, test, vi } from 'vitest';
import { runExclusive } from './mutex.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Returns a task that runs until it is told to end. */
function running(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { run, end: resolve };
}

test('tasks of the same key run one after the other, and each returns its own result', async () => {
  const log: string[] = [];
  const [one, other] = [running(log, 'one'), running(log, 'other')];
  const results = Promise.all([runExclusive('a', one.run), runExclusive('a', other.run)]);
  other.end();
  one.end();
  expect(await results).toEqual(['one', 'other']);
  expect(log).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('tasks of another key do not wait', async () => {
  const log: string[] = [];
  const one = running(log, 'one');
  const first = runExclusive('a', one.run);
  expect(await runExclusive('b', async () => 'other')).toBe('other');
  one.end();
  await first;
});

test('a failed task rejects only its own caller, and the next task runs', async () => {
  const failed = runExclusive('a', () => Promise.reject(new Error('broken')));
  const next = runExclusive('a', async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('a task does not wait forever for a task that is stuck', async () => {
  vi.useFakeTimers();
  const log: string[] = [];
  const stuck = running(log, 'stuck');
  const first = runExclusive('a', stuck.run);
  const next = runExclusive('a', async () => 'next');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await next).toBe('next');
  stuck.end();
  await first;
});

test('a task inside a task of the same key does not wait', async () => {
  const log: string[] = [];
  await runExclusive('a', async () => {
    await runExclusive('a', async () => log.push('inner'));
    log.push('outer');
  });
  expect(log).toEqual(['inner', 'outer']);
});
