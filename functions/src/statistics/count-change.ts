import { type Counts, splitCounts, sumCounts } from '@carwash/domain/statistics/count-statistics';
import { nestCounters } from '@carwash/domain/statistics/counter-paths';
import { mostCountersOfDelta } from '@carwash/domain/statistics/plan-fold';
import type { StatsDelta } from '@carwash/domain/statistics/statistics';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { Context, Settings } from '../context.ts';

/** Counting also goes on where there is no payment provider. */
export type CountingContext = Pick<Context, 'db' | 'now'> & {
  settings: Pick<Settings, 'businessTimeZone'>;
};

interface Counted {
  delta: DocumentReference<StatsDelta>;
  counts: Counts;
}

/** What each batch has counted so far: a commit that counts two things leaves one delta. */
const countedIn = new WeakMap<WriteBatch, Counted>();

const sizeOf = (counts: Counts): number =>
  [...counts.values()].reduce((total, counters) => total + counters.size, 0);

const nested = (counts: Counts) =>
  Object.fromEntries(
    [...counts].map(([id, counters]) => [id, nestCounters(counters, (amount) => amount)]),
  );

/** Writes a delta into `batch`, or what it counts into the delta that the batch has already. */
function addDelta(batch: WriteBatch, part: Counts, { db, now }: CountingContext): void {
  const earlier = countedIn.get(batch);
  const sum = sumCounts([earlier?.counts ?? new Map(), part]);
  const goesAlong = earlier !== undefined && sizeOf(sum) <= mostCountersOfDelta;
  const delta = goesAlong ? earlier.delta : db.statsDeltas.doc();
  const counts = goesAlong ? sum : part;
  const written = { _id: delta.id, counters: nested(counts), createdAt: now() };
  if (goesAlong) batch.set(delta, written);
  else batch.create(delta, written);
  countedIn.set(batch, { delta, counts });
}

/**
 * Counts in the commit that makes the change: the batch creates a delta of its own, so that no two
 * commits write the same document. `foldDeltas` adds it to the statistics later; until then whoever
 * reads the statistics adds it up.
 */
export function countChange(batch: WriteBatch, change: Counts, context: CountingContext): void {
  for (const part of splitCounts(change, mostCountersOfDelta)) addDelta(batch, part, context);
}
