import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when it is told to. */
function openWork(name: string, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    log.push(`begin ${name}`);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test('one at a time, in order, and no more than may wait', async () => {
  const log: string[] = [];
  const queue = createWorkQueue(2);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => openWork(name, log));
  const results = [a, b, c].map((one) => queue.run(one?.work as () => Promise<string>));
  expect(queue.run(d?.work as () => Promise<string>)).toBeUndefined();
  await Promise.resolve();
  expect(log).toEqual(['begin a']);
  b?.end();
  a?.end();
  expect(await results[1]).toBe('b');
  const last = queue.run(d?.work as () => Promise<string>);
  c?.end();
  d?.end();
  expect(await last).toBe('d');
  expect(log).toEqual(['begin a', 'begin b', 'begin c', 'begin d']);
});

test('what fails makes room for the next', async () => {
  const log: string[] = [];
  const queue = createWorkQueue(0);
  const broken = openWork('broken', log);
  const failed = queue.run(broken.work);
  expect(queue.run(async () => 'refused')).toBeUndefined();
  broken.fail();
  await expect(failed).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
