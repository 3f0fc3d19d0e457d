import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Returns a task that ends when it is told to. */
function openWork(name: string, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    log.push(`begin ${name}`);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test('runs one at a time, in order, and accepts no more than the maximum number', async () => {
  const log: string[] = [];
  const queue = createWorkQueue({ count: 3, bytes: 100 });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => openWork(name, log));
  const results = [a, b, c].map((one) => queue.run(1, one?.work as () => Promise<string>));
  expect(queue.run(1, d?.work as () => Promise<string>)).toBeUndefined();
  await Promise.resolve();
  expect(log).toEqual(['begin a']);
  b?.end();
  a?.end();
  expect(await results[1]).toBe('b');
  const last = queue.run(1, d?.work as () => Promise<string>);
  c?.end();
  d?.end();
  expect(await last).toBe('d');
  expect(log).toEqual(['begin a', 'begin b', 'begin c', 'begin d']);
});

test('accepts no more than the maximum of bytes, but a single one of any size', async () => {
  const queue = createWorkQueue({ count: 10, bytes: 100 });
  const huge = openWork('huge', []);
  const result = queue.run(500, huge.work);
  expect(queue.run(1, async () => 'refused')).toBeUndefined();
  huge.end();
  expect(await result).toBe('huge');

  const half = openWork('half', []);
  const first = queue.run(50, half.work);
  const second = queue.run(50, async () => 'second');
  expect(queue.run(1, async () => 'refused')).toBeUndefined();
  half.end();
  expect(await Promise.all([first, second])).toEqual(['half', 'second']);
});

test('work that fails makes room for the next', async () => {
  const queue = createWorkQueue({ count: 1, bytes: 100 });
  const broken = openWork('broken', []);
  const failed = queue.run(100, broken.work);
  expect(queue.run(1, async () => 'refused')).toBeUndefined();
  broken.fail();
  await expect(failed).rejects.toThrow('broken');
  expect(await queue.run(100, async () => 'next')).toBe('next');
});
