import { expect, test } from 'vitest';
import type { Counts } from './count-statistics.ts';
import { maxCountersPerDelta, planFold } from './plan-fold.ts';

/** Returns a delta with this number of documents, each with one counter that no other delta has. */
let made = 0;
const strange = (documents: number): { counts: Counts } => {
  made += 1;
  const ids = Array.from({ length: documents }, (_, index) => `${made}-${index}`);
  return { counts: new Map(ids.map((id) => [id, new Map([['bookings', 1]])])) };
};
const signUp = { counts: new Map([['all', new Map([['users', 1]])]]) };

/**
 * Counts the operations of a commit: the mark, a deletion per delta, and each document and each increment
 * once.
 */
const operationsOf = (deltas: { counts: Counts }[]) => {
  const writes = deltas.flatMap(({ counts }) =>
    [...counts].flatMap(([id, counters]) => [id, ...[...counters.keys()].map((key) => id + key)]),
  );
  return 1 + deltas.length + new Set(writes).size;
};

test('hundreds of deltas that count the same fit into one commit', () => {
  const planned = planFold(Array.from({ length: 1000 }, () => signUp));
  expect(planned).toHaveLength(497);
  expect(operationsOf(planned)).toBe(500);
});

test('the more different documents they count in, the fewer fit', () => {
  const deltas = Array.from({ length: 1000 }, () => strange(3));
  const planned = planFold(deltas);
  expect(planned).toEqual(deltas.slice(0, 71));
  expect(operationsOf(planned)).toBeLessThanOrEqual(500);
});

test('deltas of the largest allowed size fit into one commit', () => {
  const largest = strange(maxCountersPerDelta);
  expect(planFold([largest, largest, signUp])).toEqual([largest, largest, signUp]);
  expect(operationsOf([largest])).toBeLessThanOrEqual(500);
});

test('a delta above the largest allowed size is folded alone, and not left behind', () => {
  const larger = strange(600);
  expect(planFold([larger, signUp])).toEqual([larger]);
});

test('no deltas give an empty fold', () => {
  expect(planFold([])).toEqual([]);
});
