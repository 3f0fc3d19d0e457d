import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** Returns a batched function that doubles numbers, and records which numbers shared a batch. */
function doubling() {
  const trips: number[][] = [];
  const double = batchCalls(async (numbers: number[]) => {
    trips.push(numbers);
    if (numbers.includes(0)) throw new Error('Nothing to double');
    return numbers.map((number) => 2 * number);
  });
  return { trips, double };
}

test('requests of the same turn share a round trip, and each gets its own answer', async () => {
  const { trips, double } = doubling();
  expect(await Promise.all([double(3), double(1), double(2)])).toEqual([6, 2, 4]);
  expect(trips).toEqual([[3, 1, 2]]);
});

test('a later request has its own round trip', async () => {
  const { trips, double } = doubling();
  expect(await double(1)).toBe(2);
  expect(await double(2)).toBe(4);
  expect(trips).toEqual([[1], [2]]);
});

test('a failed round trip rejects all its requests, and the next one works', async () => {
  const { double } = doubling();
  const told = await Promise.allSettled([double(1), double(0)]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(4)).toBe(8);
});
