import { type Counts, sumCounts } from '@carwash/domain/statistics/count-statistics';
import type { StatsDelta } from '@carwash/domain/statistics/statistics';
import { firstDayCounted, foldMarkId, isDayStatsId } from '@carwash/domain/statistics/stats-ids';
import {
  countsOfDelta,
  maxDeltasPerFold,
  nestCounters,
  planFold,
} from '@carwash/domain/statistics/unfolded-statistics';
import { businessInstant } from '@carwash/domain/time/business-time';
import {
  FieldPath,
  FieldValue,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Deadline } from '../background/deadline.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readable } from '../db/readable.ts';
import { logError } from '../errors/log.ts';
import type { CountingContext } from './count-change.ts';

type Mark = QueryDocumentSnapshot<StatsDelta> | undefined;

/** Creation date of statistics that do not belong to a day or month. */
const beginning = new Date('2009-01-01T00:00:00Z');

/**
 * Adds counts to the statistics documents. Only folds write them, so each document has the number of
 * its last fold.
 */
function addToStatistics(
  batch: WriteBatch,
  counts: Counts,
  fold: number,
  { db, settings }: CountingContext,
): void {
  for (const [id, counters] of counts) {
    const firstDay = firstDayCounted(id);
    const createdAt =
      firstDay === null ? beginning : businessInstant(firstDay, '00:00', settings.businessTimeZone);
    const increments = nestCounters(counters, (amount) => FieldValue.increment(amount));
    batch.set(db.stats.doc(id), { ...increments, fold, createdAt }, { merge: true });
  }
}

/** Updates the mark with a precondition, so that of two concurrent folds only one succeeds. */
function writeMark(
  batch: WriteBatch,
  before: Mark,
  folded: Counts,
  fold: number,
  { db, now }: CountingContext,
): void {
  // Leaves out single days, which have no listeners, so that the mark document stays small.
  const changed = [...folded.keys()].filter((id) => !isDayStatsId(id)).map((id) => [id, fold]);
  const folds = { ...before?.data().folds, ...Object.fromEntries(changed) };
  const mark = { fold, folds, createdAt: now() };
  if (before) batch.update(before.ref, mark, ifUnchanged(before));
  else batch.create(db.statsDeltas.doc(foldMarkId), { _id: foldMarkId, ...mark });
}

/**
 * Adds as many deltas as fit into one commit to the statistics and deletes them. The commit fails if
 * another fold has run since they were read.
 * @returns the numbers of folded deltas and of those that cannot be read, and whether none is left to fold; undefined when
 * another fold conflicted
 */
async function foldOnce(
  context: CountingContext,
): Promise<{ folded: number; unreadable: number; isDone: boolean } | undefined> {
  const { db } = context;
  const first = db.statsDeltas.orderBy(FieldPath.documentId()).limit(maxDeltasPerFold + 1);
  const { docs } = await first.get();
  const mark = docs.find(({ id }) => id === foldMarkId);
  const stored = docs.filter((document) => document !== mark);
  const deltas = readable(stored).map(({ document, data }) => ({
    document,
    counts: countsOfDelta(data),
  }));
  const unreadable = stored.length - deltas.length;
  if (deltas.length === 0) return { folded: 0, unreadable, isDone: true };
  const planned = planFold(deltas);
  const sum = sumCounts(planned.map(({ counts }) => counts));
  const fold = (mark?.data().fold ?? 0) + 1;
  const batch = db.batch();
  writeMark(batch, mark, sum, fold, context);
  addToStatistics(batch, sum, fold, context);
  for (const { document } of planned) batch.delete(document.ref, ifUnchanged(document));
  if (!(await commitIfUnchanged(batch))) return undefined;
  const isDone = planned.length === deltas.length && docs.length <= maxDeltasPerFold;
  return { folded: planned.length, unreadable, isDone };
}

/**
 * Folds all deltas into the statistics, hundreds per commit. The total of statistics and deltas does
 * not change. It may run anywhere, repeatedly and concurrently.
 * @param mayGoOn called before every commit except the first
 * @returns the numbers of deltas that this call folded, and of those that it passed over because they cannot be read
 */
export async function foldDeltas(
  context: CountingContext,
  mayGoOn: () => boolean = () => true,
): Promise<{ folded: number; unreadable: number }> {
  let total = 0;
  for (;;) {
    const { folded, unreadable, isDone } = await retryOnConflict(() => foldOnce(context));
    total += folded;
    if (isDone || !mayGoOn()) return { folded: total, unreadable };
  }
}

/**
 * Folds after a commit that must appear in the statistics at once. An error is only logged: the commit
 * itself stays valid.
 */
export async function foldAfterCommit(context: CountingContext): Promise<void> {
  try {
    await foldDeltas(context);
  } catch (error) {
    logError('What was counted could not be folded yet', error);
  }
}

/** One in this many settled payments, at random, triggers a fold. */
export const foldsOnceIn = 50;

/** Minimum time between such folds, in milliseconds, because they all write the same few documents. */
export const pauseMs = 1000;

/**
 * Folds sometimes; called after every settled payment. More sales cause more folds, so the number of deltas
 * stays at a few hundred.
 */
export async function foldOccasionally(
  context: CountingContext & Pick<Context, 'random'>,
): Promise<void> {
  if (context.random() * foldsOnceIn >= 1) return;
  const mark = await context.db.statsDeltas.doc(foldMarkId).get();
  const lastFold = mark.data()?.createdAt.getTime() ?? 0;
  if (Math.abs(context.now().getTime() - lastFold) >= pauseMs) await foldAfterCommit(context);
}

/** Folds the remaining deltas. With few sales these are all deltas. */
export async function foldRemainingDeltas(
  context: Context,
  deadline: Deadline,
): Promise<StepCounts> {
  const { folded, unreadable } = await foldDeltas(context, () => !deadline.hasPassed());
  // Newer deltas are left for the next run.
  const left = deadline.hasPassed() ? (await context.db.statsDeltas.count().get()).data().count : 0;
  return { done: folded, failed: unreadable, due: left, oldestDueAt: null };
}
