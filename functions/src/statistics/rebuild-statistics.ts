import {
  type Counts,
  changeInCounts,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import { countersOf, countsOfDelta } from '@carwash/domain/statistics/unfolded-statistics';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { commitUnlessRaced, untilUncontended } from '../db/compare-and-set.ts';
import { readAllAt } from '../db/read-all-at.ts';
import { type CountingContext, countChange } from './count-change.ts';
import { foldDeltas } from './fold-deltas.ts';
import { recountDocuments } from './recount-documents.ts';

/** A commit may have 500 writes; one of them is the fence. */
const documentsPerCommit = 400;

/** What the running counters said at one moment, with what no fold had added to them then. */
async function countersAt(readTime: Timestamp, { db }: CountingContext): Promise<Counts> {
  const counters: Counts = new Map();
  for await (const page of readAllAt(readTime, db.stats, db)) {
    for (const document of page) counters.set(document.id, countersOf(document.data()));
  }
  let total = sumCounts([counters]);
  for await (const page of readAllAt(readTime, db.statsDeltas, db)) {
    total = sumCounts([total, ...page.map((delta) => countsOfDelta(delta.data()))]);
  }
  return total;
}

/**
 * Counts the corrections, as any other change, some documents per commit. Every commit also writes the fence,
 * on condition that nobody else has: of two rebuilds at the same time only one can add.
 * @returns whether all of them went through
 */
async function addCorrections(
  corrections: Counts,
  fence: DocumentSnapshot,
  context: CountingContext,
): Promise<boolean> {
  const remaining = [...corrections];
  let lastUpdateTime = fence.updateTime;
  while (remaining.length > 0) {
    const batch = context.db.batch();
    const rebuilt = { rebuiltAt: context.now() };
    if (lastUpdateTime) batch.update(fence.ref, rebuilt, { lastUpdateTime });
    else batch.create(fence.ref, rebuilt);
    countChange(batch, new Map(remaining.splice(0, documentsPerCommit)), context);
    const written = await commitUnlessRaced(batch);
    if (!written) return false;
    lastUpdateTime = written[0]?.writeTime;
  }
  return true;
}

/**
 * Sets all statistics right. It counts the documents as they were at one moment, compares them with
 * the counters of the same moment, and adds the difference: what is counted meanwhile is kept, so
 * bookings go on. A counter of something that is no more becomes zero. Takes at most an hour, as far
 * back as the database remembers every moment (decision 0015).
 * @returns what was added; empty when the counters were right
 */
export const rebuildStatistics = (context: CountingContext): Promise<Counts> =>
  untilUncontended(async () => {
    const fence = await context.db.maintenance.doc('statistics').get();
    const counted = await recountDocuments(fence.readTime, context);
    const corrections = changeInCounts(await countersAt(fence.readTime, context), counted);
    if (!(await addCorrections(corrections, fence, context))) return undefined;
    if (corrections.size > 0) await foldDeltas(context);
    return corrections;
  });
