import { expect, test, vi } from 'vitest';
import { createTimedCache } from './timed-cache.ts';

const second = (seconds: number) => new Date(seconds * 1000);

test('concurrent and later callers share one reading until it is too old', async () => {
  const cached = createTimedCache<number>(60_000);
  const reading = Promise.withResolvers<number>();
  const read = vi.fn(() => reading.promise);
  const asked = [cached(read, second(0)), cached(read, second(1))];
  reading.resolve(1);
  expect(await Promise.all(asked)).toEqual([1, 1]);
  expect(await cached(read, second(59))).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await cached(async () => 2, second(60))).toBe(2);
  expect(await cached(async () => 3, second(119))).toBe(2);
});

test('a failed reading is not kept and does not replace a later one', async () => {
  const cached = createTimedCache<number>(60_000);
  const late = Promise.withResolvers<number>();
  const failing = cached(() => late.promise, second(0));
  expect(await cached(async () => 2, second(60))).toBe(2);
  late.reject(new Error('Not reached'));
  await expect(failing).rejects.toThrow('Not reached');
  expect(await cached(async () => 3, second(61))).toBe(2);

  const next = () => cached(() => Promise.reject(new Error('Not reached')), second(120));
  await expect(next()).rejects.toThrow('Not reached');
  expect(await cached(async () => 4, second(120))).toBe(4);
});

test('a clock that is set back makes it read again', async () => {
  const cached = createTimedCache<number>(60_000);
  await cached(async () => 1, second(1000));
  expect(await cached(async () => 2, second(999))).toBe(2);
});

test('every call reads when the maximum age is zero', async () => {
  const cached = createTimedCache<number>(0);
  await cached(async () => 1, second(0));
  expect(await cached(async () => 2, second(0))).toBe(2);
});
