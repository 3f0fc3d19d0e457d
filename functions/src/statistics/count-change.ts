import { type Counts, splitCounts, sumCounts } from '@carwash/domain/statistics/count-statistics';
import type { StatsDelta } from '@carwash/domain/statistics/statistics';
import { maxCountersPerDelta, nestCounters } from '@carwash/domain/statistics/unfolded-statistics';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { Context, Settings } from '../context.ts';

/** The part of the context that counting needs. Scripts without a payment provider use it too. */
export type CountingContext = Pick<Context, 'db' | 'now'> & {
  settings: Pick<Settings, 'businessTimeZone'>;
};

interface Counted {
  delta: DocumentReference<StatsDelta>;
  counts: Counts;
}

/** The counter changes of each batch so far, because a commit with several changes writes only one delta. */
const countedIn = new WeakMap<WriteBatch, Counted>();

const sizeOf = (counts: Counts): number =>
  [...counts.values()].reduce((total, counters) => total + counters.size, 0);

const nested = (counts: Counts) =>
  Object.fromEntries(
    [...counts].map(([id, counters]) => [id, nestCounters(counters, (amount) => amount)]),
  );

/** Adds a delta to `batch`, or extends the delta that the batch already has. */
function addDelta(batch: WriteBatch, part: Counts, { db, now }: CountingContext): void {
  const earlier = countedIn.get(batch);
  const sum = sumCounts([earlier?.counts ?? new Map(), part]);
  const goesAlong = earlier !== undefined && sizeOf(sum) <= maxCountersPerDelta;
  const delta = goesAlong ? earlier.delta : db.statsDeltas.doc();
  const counts = goesAlong ? sum : part;
  const written = { _id: delta.id, counters: nested(counts), createdAt: now() };
  if (goesAlong) batch.set(delta, written);
  else batch.create(delta, written);
  countedIn.set(batch, { delta, counts });
}

/**
 * Records a counter change in the commit that causes it. Each batch creates its own delta document, so
 * that commits do not conflict. `foldDeltas` later adds it to the statistics; until then readers add it
 * themselves.
 */
export function countChange(batch: WriteBatch, change: Counts, context: CountingContext): void {
  for (const part of splitCounts(change, maxCountersPerDelta)) addDelta(batch, part, context);
}
