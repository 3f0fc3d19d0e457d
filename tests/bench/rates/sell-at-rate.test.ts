import { describe, expect, test } from 'vitest';
import { PacedCommits } from './paced-commits.ts';
import { sellAtRate } from './sell-at-rate.ts';

describe('paced commits', () => {
  test('write a document once a second, however many callers wait', () => {
    const firestore = new PacedCommits();
    expect([0, 0, 0, 100].map((at) => firestore.commit(['a'], at))).toEqual([0, 1000, 2000, 3000]);
    expect(firestore.commit(['a'], 9000)).toBe(9000);
  });

  test('do not wait for commits of other documents', () => {
    const firestore = new PacedCommits();
    expect(['a', 'b', 'c'].map((path) => firestore.commit([path], 5))).toEqual([5, 5, 5]);
  });

  test('wait for the last of their documents, which then all wait for them', () => {
    const firestore = new PacedCommits();
    firestore.commit(['a'], 0);
    firestore.commit(['b'], 700);
    expect(firestore.commit(['a', 'b', 'c'], 800)).toBe(1700);
    expect(firestore.commit(['c'], 1800)).toBe(2700);
  });
});

const seconds = 240;

test('a date sells one car in two seconds, because its day is written to hold and to book', () => {
  for (const perSecond of [1, 10]) {
    const sustained = sellAtRate({ perSecond, seconds, dates: 1 });
    expect(sustained.perSecond).toBeGreaterThan(0.45);
    expect(sustained.perSecond).toBeLessThan(0.6);
  }
});

test('half a sale per second of one date keeps up', () => {
  const { perSecond, longestWaitMs } = sellAtRate({ perSecond: 0.5, seconds, dates: 1 });
  expect(perSecond).toBeGreaterThan(0.49);
  expect(longestWaitMs).toBeLessThanOrEqual(1000);
});

test('thirty dates sell ten cars per second, whatever service they are: none but the day is shared', () => {
  const { perSecond, longestWaitMs } = sellAtRate({ perSecond: 10, seconds, dates: 30 });
  expect(perSecond).toBeGreaterThan(9.8);
  expect(longestWaitMs).toBeLessThanOrEqual(1000);
});

test.each([1, 10, 100])(
  'sales on dates of their own at %s per second never wait for the statistics',
  (rate) => {
    const own = rate * seconds;
    const { perSecond, longestWaitMs, mostDeltas } = sellAtRate({
      perSecond: rate,
      seconds,
      dates: own,
    });
    expect(perSecond).toBeGreaterThan(rate * 0.98);
    expect(longestWaitMs).toBe(0);
    // Those of the time until the first payments are settled wait for the first fold.
    expect(mostDeltas).toBeLessThan(rate * 42 + 200);
  },
);
