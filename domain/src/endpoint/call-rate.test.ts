import { describe, expect, test } from 'vitest';
import { callRateWaitMs } from './call-rate.ts';

const rate = { calls: 10, windowMs: 60_000 };

test.each<[string, number, number, number, boolean]>([
  ['the first call', 1, 0, 0, true],
  ['the last one that is free', 10, 0, 30_000, true],
  ['one too many', 11, 0, 30_000, false],
  ['right after a window that was used up', 1, 10, 0, false],
  ['a moment later', 1, 10, 5_999, false],
  ['when a tenth has passed', 1, 10, 6_000, true],
  ['the second one then', 2, 10, 6_000, false],
  ['half-way', 5, 10, 30_000, true],
  ['half-way, one more', 6, 10, 30_000, false],
  ['after a flood, of which only ten were let through', 1, 9_999, 6_000, true],
  ['at the very end', 10, 10, 59_999, false],
])('%s', (_case, current, previous, elapsedMs, isFree) => {
  expect(callRateWaitMs(rate, { current, previous, elapsedMs }) === null).toBe(isFree);
});

describe('a caller who waits as long as told is admitted, and not earlier', () => {
  /** Returns the counts when one more call comes after this time. */
  function later(current: number, previous: number, elapsedMs: number, waitMs: number) {
    const endMs = elapsedMs + waitMs;
    if (endMs < rate.windowMs) return { current: current + 1, previous, elapsedMs: endMs };
    return { current: 1, previous: current, elapsedMs: endMs - rate.windowMs };
  }

  test.each([
    [11, 0, 0],
    [11, 0, 59_999],
    [25, 10, 12_345],
    [1, 10, 0],
    [4, 10, 20_000],
    [9, 3, 10_000],
    [10, 1, 0],
    [10, 10, 59_999],
  ])('%i calls, %i before, after %i ms', (current, previous, elapsedMs) => {
    const waitMs = callRateWaitMs(rate, { current, previous, elapsedMs }) ?? 0;
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(2 * rate.windowMs);
    expect(callRateWaitMs(rate, later(current, previous, elapsedMs, waitMs))).toBeNull();
    expect(callRateWaitMs(rate, later(current, previous, elapsedMs, waitMs - 2))).not.toBeNull();
  });
});
