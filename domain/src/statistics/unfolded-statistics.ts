import { type Counts, sumCounts } from './count-statistics.ts';
import type { StatsDelta } from './statistics.ts';
import { foldMarkId } from './stats-ids.ts';

type Nested<Leaf> = { [key: string]: Leaf | Nested<Leaf> };

/** Converts counter paths ('ratings.sum') to nested fields of a document. `leaf` converts each amount. */
export function nestCounters<Leaf>(
  counters: ReadonlyMap<string, number>,
  leaf: (amount: number) => Leaf,
): Nested<Leaf> {
  const root: Nested<Leaf> = {};
  for (const [path, amount] of counters) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let level = root;
    for (const key of keys) {
      level[key] ??= {};
      level = level[key] as Nested<Leaf>;
    }
    level[last] = leaf(amount);
  }
  return root;
}

/** Returns the numbers in a document's nested fields by path. Other values are left out. */
export function flattenCounters(fields: object): Map<string, number> {
  const counters = new Map<string, number>();
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'number') counters.set(key, value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [path, amount] of flattenCounters(value)) counters.set(`${key}.${path}`, amount);
  }
  return counters;
}

/** Fields of a statistics document that are not counters. */
interface Stored {
  _id: string;
  fold?: number | undefined;
  createdAt: Date;
}

/** Counter changes since the last fold. */
export interface Unfolded {
  counts: Counts;
  /** Statistics document id -> number of the last fold that changed it. */
  folds: Readonly<Record<string, number>>;
  /** Time of the first of these changes; null if there are none. */
  since: Date | null;
}

/** Returns the counters that a delta adds to the statistics; empty for the mark document. */
export const countsOfDelta = ({ counters }: Pick<StatsDelta, 'counters'>): Counts =>
  new Map(Object.entries(counters ?? {}).map(([id, fields]) => [id, flattenCounters(fields)]));

/** Returns the counters of a stored statistics document by path. */
export function countersOf(stored: object): Map<string, number> {
  const { fold, createdAt, _id, ...counters } = stored as Partial<Stored>;
  return flattenCounters(counters);
}

/** Combines the documents of the delta collection, read in one consistent state. */
export function readUnfolded(documents: readonly StatsDelta[]): Unfolded {
  const mark = documents.find(({ _id }) => _id === foldMarkId);
  const deltas = documents.filter((document) => document !== mark);
  return {
    counts: sumCounts(deltas.map(countsOfDelta)),
    folds: mark?.folds ?? {},
    since: deltas.reduce<Date | null>(
      (first, { createdAt }) => (first && first <= createdAt ? first : createdAt),
      null,
    ),
  };
}

/**
 * Tells whether a statistics document and the deltas fit together: no fold changed the document between the
 * two reads. Otherwise folded changes would be counted twice or not at all.
 */
export const matchesFold = (
  id: string,
  stored: Pick<Stored, 'fold'> | null,
  { folds }: Unfolded,
): boolean => (stored?.fold ?? 0) === (folds[id] ?? 0);

/**
 * Returns a statistics document with the unfolded changes added.
 * @param stored null if nothing has been folded into it yet
 * @returns null if nothing was counted yet
 */
export function withUnfolded<S extends Stored>(
  id: string,
  stored: S | null,
  { counts, since }: Unfolded,
): S | null {
  const added = counts.get(id);
  if (!added || !since) return stored;
  const { _id, fold, createdAt } = stored ?? { _id: id, createdAt: since };
  const sums = sumCounts([new Map([[id, countersOf(stored ?? {})]]), new Map([[id, added]])]);
  const counters = nestCounters(sums.get(id) ?? new Map(), (amount) => amount);
  return { ...counters, _id, ...(fold !== undefined && { fold }), createdAt } as S;
}

/**
 * Most operations in one commit: Firestore once allowed 500 writes per commit, and still allows 500
 * increments of one document. Writes plus increments stay below both limits.
 */
const maxFoldOperations = 500;

/**
 * Most counters in one delta. Even if each one is in a different document, the delta still fits into one
 * fold.
 */
export const maxCountersPerDelta = 200;

/** Most deltas that a fold reads, because more would not fit into its commit. */
export const maxDeltasPerFold = 400;

/** A fold also writes the mark document. */
const operationsOfMark = 1;

const writesOfFold = (counts: Counts): string[] =>
  [...counts].flatMap(([id, counters]) => [
    id,
    ...[...counters.keys()].map((path) => `${id}/${path}`),
  ]);

/** Returns the first deltas that one commit can add to the statistics and delete. */
export function planFold<D extends { counts: Counts }>(deltas: readonly D[]): D[] {
  const written = new Set<string>();
  const taken: D[] = [];
  for (const delta of deltas) {
    const added = writesOfFold(delta.counts).filter((write) => !written.has(write));
    const operations = operationsOfMark + taken.length + 1 + written.size + added.length;
    if (operations > maxFoldOperations && taken.length > 0) break;
    taken.push(delta);
    for (const write of added) written.add(write);
  }
  return taken;
}
