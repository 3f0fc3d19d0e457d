import type { Counts } from './count-statistics.ts';

/**
 * Most operations in one commit: Firestore once allowed 500 writes per commit, and still allows 500
 * increments of one document. Writes plus increments stay below both limits.
 */
const maxOperations = 500;

/**
 * Most counters in one delta. Even if each one is in a different document, the delta still fits into one
 * fold.
 */
export const maxCountersPerDelta = 200;

/** Most deltas that a fold reads, because more would not fit into its commit. */
export const maxDeltasPerFold = 400;

/** A fold also writes the mark document. */
const operationsOfMark = 1;

const writesOf = (counts: Counts): string[] =>
  [...counts].flatMap(([id, counters]) => [
    id,
    ...[...counters.keys()].map((path) => `${id}/${path}`),
  ]);

/** Returns the first deltas that one commit can add to the statistics and delete. */
export function planFold<D extends { counts: Counts }>(deltas: readonly D[]): D[] {
  const written = new Set<string>();
  const taken: D[] = [];
  for (const delta of deltas) {
    const added = writesOf(delta.counts).filter((write) => !written.has(write));
    const operations = operationsOfMark + taken.length + 1 + written.size + added.length;
    if (operations > maxOperations && taken.length > 0) break;
    taken.push(delta);
    for (const write of added) written.add(write);
  }
  return taken;
}
