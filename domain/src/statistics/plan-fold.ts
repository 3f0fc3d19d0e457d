import type { Counts } from './count-statistics.ts';

/**
 * What one commit may do: Firestore once allowed 500 writes, and still allows 500 increments of one
 * document. Counting writes and increments together keeps below both.
 */
const mostOperations = 500;

/** The most counters that one delta has: with this many of as many documents it still fits in a fold. */
export const mostCountersOfDelta = 200;

/** How many deltas a fold looks at: more would not fit. */
export const mostDeltasOfFold = 400;

/** A fold writes the mark as well. */
const operationsOfMark = 1;

const writesOf = (counts: Counts): string[] =>
  [...counts].flatMap(([id, counters]) => [
    id,
    ...[...counters.keys()].map((path) => `${id}/${path}`),
  ]);

/** The deltas, from the first on, that one commit can add to the statistics and delete. */
export function planFold<D extends { counts: Counts }>(deltas: readonly D[]): D[] {
  const written = new Set<string>();
  const taken: D[] = [];
  for (const delta of deltas) {
    const added = writesOf(delta.counts).filter((write) => !written.has(write));
    const operations = operationsOfMark + taken.length + 1 + written.size + added.length;
    if (operations > mostOperations && taken.length > 0) break;
    taken.push(delta);
    for (const write of added) written.add(write);
  }
  return taken;
}
