import { describe, expect, test } from 'vitest';
import { PacedCommits } from './paced-commits.ts';
import { sellWithCounters, sellWithDeltas } from './sell-at-rate.ts';

describe('paced commits', () => {
  test('a document is written once a second, however many want to', () => {
    const firestore = new PacedCommits();
    expect([0, 0, 0, 100].map((at) => firestore.commit(['a'], at))).toEqual([0, 1000, 2000, 3000]);
    expect(firestore.commit(['a'], 9000)).toBe(9000);
  });

  test('documents of their own wait for nobody', () => {
    const firestore = new PacedCommits();
    expect(['a', 'b', 'c'].map((path) => firestore.commit([path], 5))).toEqual([5, 5, 5]);
  });

  test('a commit waits for the last of its documents, and all of them for it', () => {
    const firestore = new PacedCommits();
    firestore.commit(['a'], 0);
    firestore.commit(['b'], 700);
    expect(firestore.commit(['a', 'b', 'c'], 800)).toBe(1700);
    expect(firestore.commit(['c'], 1800)).toBe(2700);
  });
});

test('with counters that every commit writes, half a booking per second is all there is', () => {
  for (const rate of [1, 10]) {
    expect(sellWithCounters(rate, 120).perSecond).toBeCloseTo(0.5, 0);
    expect(sellWithCounters(rate, 120).perSecond).toBeLessThan(0.7);
  }
});

test.each([1, 10, 100])(
  'with deltas, %s bookings per second are booked, and none waits',
  (rate) => {
    const { perSecond, longestWaitMs, mostDeltas } = sellWithDeltas(rate, 240);
    expect(perSecond).toBeGreaterThan(rate * 0.98);
    expect(longestWaitMs).toBe(0);
    // Those of the time until the first payments are settled wait for the first fold.
    expect(mostDeltas).toBeLessThan(rate * 42 + 200);
  },
);
