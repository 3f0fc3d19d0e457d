import { type Counts, sumCounts } from '@carwash/domain/statistics/count-statistics';
import { nestCounters } from '@carwash/domain/statistics/counter-paths';
import { mostDeltasOfFold, planFold } from '@carwash/domain/statistics/plan-fold';
import type { StatsDelta } from '@carwash/domain/statistics/statistics';
import { firstDayCounted, foldMarkId, isDayStatsId } from '@carwash/domain/statistics/stats-ids';
import { countsOfDelta } from '@carwash/domain/statistics/unfolded-statistics';
import { businessInstant } from '@carwash/domain/time/business-time';
import {
  FieldPath,
  FieldValue,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import { logError } from '../http/log.ts';
import type { CountingContext } from './count-change.ts';

type Mark = QueryDocumentSnapshot<StatsDelta> | undefined;

/** Statistics that are not of one day have no beginning of their own; this is when the counting began. */
const beginning = new Date('2009-01-01T00:00:00Z');

/** Adds to the counters. Only folds write them, so that each carries the number of its last fold. */
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

/** Of two folds at the same time only one can go from this mark to the next. */
function writeMark(
  batch: WriteBatch,
  before: Mark,
  folded: Counts,
  fold: number,
  { db, now }: CountingContext,
): void {
  // Nobody listens to the statistics of a single day; without them the mark stays small for ever.
  const changed = [...folded.keys()].filter((id) => !isDayStatsId(id)).map((id) => [id, fold]);
  const folds = { ...before?.data().folds, ...Object.fromEntries(changed) };
  const mark = { fold, folds, createdAt: now() };
  if (before) batch.update(before.ref, mark, asRead(before));
  else batch.create(db.statsDeltas.doc(foldMarkId), { _id: foldMarkId, ...mark });
}

/**
 * Moves as many deltas as a commit can hold into the statistics: adds them up and deletes them, all or
 * nothing, on condition that nobody else has folded since they were read.
 * @returns how many, and whether there may be more; undefined when another fold came first
 */
async function foldOnce(
  context: CountingContext,
): Promise<{ folded: number; isDone: boolean } | undefined> {
  const { db } = context;
  const first = db.statsDeltas.orderBy(FieldPath.documentId()).limit(mostDeltasOfFold + 1);
  const { docs } = await first.get();
  const mark = docs.find(({ id }) => id === foldMarkId);
  const deltas = docs
    .filter((document) => document !== mark)
    .map((document) => ({ document, counts: countsOfDelta(document.data()) }));
  if (deltas.length === 0) return { folded: 0, isDone: true };
  const planned = planFold(deltas);
  const sum = sumCounts(planned.map(({ counts }) => counts));
  const fold = (mark?.data().fold ?? 0) + 1;
  const batch = db.batch();
  writeMark(batch, mark, sum, fold, context);
  addToStatistics(batch, sum, fold, context);
  for (const { document } of planned) batch.delete(document.ref, asRead(document));
  if (!(await commitIfUnchanged(batch))) return undefined;
  const isDone = planned.length === deltas.length && docs.length <= mostDeltasOfFold;
  return { folded: planned.length, isDone };
}

/**
 * Folds the deltas that commits have left into the statistics, hundreds per commit, until none is
 * left. Every figure is the same before and after. Safe to run anywhere, any number of times, at once.
 * @param mayGoOn asked before every commit but the first
 * @returns how many were folded by this call
 */
export async function foldDeltas(
  context: CountingContext,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  let total = 0;
  for (;;) {
    const { folded, isDone } = await untilUncontended(() => foldOnce(context));
    total += folded;
    if (isDone || !mayGoOn()) return total;
  }
}

/** After a commit that has to be seen in the statistics at once. What it did stands, folded or not. */
export async function foldAfterwards(context: CountingContext): Promise<void> {
  try {
    await foldDeltas(context);
  } catch (error) {
    logError('What was counted could not be folded yet', error);
  }
}

/** Of so many payments that are settled, one looks whether there is something to fold. */
export const looksOnceIn = 50;

/** Folds that nobody waits for come at least this far apart: they all write the same few documents. */
export const pauseMs = 1000;

/**
 * Called after every settled payment, so that the more is sold the more often is folded: what is left
 * to add up stays at some hundreds of deltas, however many payments there are.
 */
export async function foldNowAndThen(
  context: CountingContext & Pick<Context, 'random'>,
): Promise<void> {
  if (context.random() * looksOnceIn >= 1) return;
  const mark = await context.db.statsDeltas.doc(foldMarkId).get();
  const lastFold = mark.data()?.createdAt.getTime() ?? 0;
  if (Math.abs(context.now().getTime() - lastFold) >= pauseMs) await foldAfterwards(context);
}
