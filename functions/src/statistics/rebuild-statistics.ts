import {
  type Counts,
  changeInCounts,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import { countersOf, countsOfDelta } from '@carwash/domain/statistics/unfolded-statistics';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { commitUnlessConflicted, retryOnConflict } from '../db/compare-and-set.ts';
import { readAllAt } from '../db/read-all-at.ts';
import { type CountingContext, countChange } from './count-change.ts';
import { foldDeltas } from './fold-deltas.ts';
import { recountDocuments } from './recount-documents.ts';

/** Statistics documents per commit: below the limit of 500 writes, of which one is the fence. */
const documentsPerCommit = 400;

/** Returns the counters at one time, with the deltas that were not folded then. */
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
 * Adds the corrections as ordinary counter changes, several documents per commit. Every commit also
 * updates the fence with a precondition, so that of two concurrent rebuilds only one succeeds.
 * @returns whether all commits succeeded
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
    const written = await commitUnlessConflicted(batch);
    if (!written) return false;
    lastUpdateTime = written[0]?.writeTime;
  }
  return true;
}

/**
 * Corrects all statistics. It counts all documents at one moment, compares them with the counters at
 * the same moment, and adds the differences. Changes during the rebuild are kept, so sales can
 * continue. Counters of documents that no longer exist become zero. It must finish within an hour,
 * because the database can be read only as it was at moments of the past hour.
 * @returns the corrections; empty if the counters were right
 */
export const rebuildStatistics = (context: CountingContext): Promise<Counts> =>
  retryOnConflict(async () => {
    const fence = await context.db.maintenance.doc('statistics').get();
    const counted = await recountDocuments(fence.readTime, context);
    const corrections = changeInCounts(await countersAt(fence.readTime, context), counted);
    if (!(await addCorrections(corrections, fence, context))) return undefined;
    if (corrections.size > 0) await foldDeltas(context);
    return corrections;
  });
