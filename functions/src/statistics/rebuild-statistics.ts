import { type Counts, changeInCounts } from '@carwash/domain/rules/count-statistics';
import { flattenCounters } from '@carwash/domain/rules/counter-paths';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitUnlessRaced, untilUncontended } from '../db/compare-and-set.ts';
import { readAllAt } from '../db/read-all-at.ts';
import { type CountingContext, countChange } from './count-change.ts';
import { recountDocuments } from './recount-documents.ts';

type RebuildContext = CountingContext & Pick<Context, 'now'>;

/** A commit may have 500 writes; one of them is the fence. */
const documentsPerCommit = 400;

/** What the running counters said at one moment. */
async function countersAt(readTime: Timestamp, { db }: RebuildContext): Promise<Counts> {
  const counters: Counts = new Map();
  for await (const page of readAllAt(readTime, db.stats, db)) {
    for (const document of page) {
      const { createdAt, ...fields } = document.data();
      counters.set(document.id, flattenCounters(fields));
    }
  }
  return counters;
}

/**
 * Adds the corrections to the counters, some documents per commit. Every commit also writes the fence,
 * on condition that nobody else has: of two rebuilds at the same time only one can add.
 * @returns whether all of them went through
 */
async function addCorrections(
  corrections: Counts,
  fence: DocumentSnapshot,
  context: RebuildContext,
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
export const rebuildStatistics = (context: RebuildContext): Promise<Counts> =>
  untilUncontended(async () => {
    const fence = await context.db.maintenance.doc('statistics').get();
    const counted = await recountDocuments(fence.readTime, context);
    const corrections = changeInCounts(await countersAt(fence.readTime, context), counted);
    return (await addCorrections(corrections, fence, context)) ? corrections : undefined;
  });
