import { type Counts, sumCounts } from './count-statistics.ts';
import { flattenCounters, nestCounters } from './counter-paths.ts';
import type { StatsDelta } from './statistics.ts';
import { foldMarkId } from './stats-ids.ts';

/** What is counted in a document of statistics, beside what the document is. */
interface Stored {
  _id: string;
  fold?: number | undefined;
  createdAt: Date;
}

/** What commits have counted since the last fold. */
export interface Unfolded {
  counts: Counts;
  /** Statistics document id -> number of the fold that changed it last. */
  folds: Readonly<Record<string, number>>;
  /** When the first of it was counted; null for nothing. */
  since: Date | null;
}

/** What a delta adds to the statistics; nothing for the mark of the last fold. */
export const countsOfDelta = ({ counters }: Pick<StatsDelta, 'counters'>): Counts =>
  new Map(Object.entries(counters ?? {}).map(([id, fields]) => [id, flattenCounters(fields)]));

/** The counters of a stored document of statistics by their paths. */
export function countersOf(stored: object): Map<string, number> {
  const { fold, createdAt, _id, ...counters } = stored as Partial<Stored>;
  return flattenCounters(counters);
}

/** What the documents of the collection of deltas say, as they were at one moment. */
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
 * Whether a document of statistics and the deltas were read at moments with no fold of that document
 * in between. If not, what was folded would be in both, or in neither.
 */
export const isInStep = (
  id: string,
  stored: Pick<Stored, 'fold'> | null,
  { folds }: Unfolded,
): boolean => (stored?.fold ?? 0) === (folds[id] ?? 0);

/**
 * A document of statistics as it will be when everything is folded.
 * @param stored null while nothing was folded into it
 * @returns null while nothing was counted at all
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
