import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import {
  type MonthStatistics,
  monthStatisticsSchema,
  type Statistics,
  statisticsSchema,
} from '@carwash/domain/statistics/statistics';
import { allTimeStatsId } from '@carwash/domain/statistics/stats-ids';
import { readUnfolded, withUnfolded } from '@carwash/domain/statistics/unfolded-statistics';
import { monthsOf } from '@carwash/domain/statistics/window-statistics';
import { daysInRange } from '@carwash/domain/time/calendar-days';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { schemaConverter } from '../db/schema-converter.ts';
import { foldAfterCommit, foldDeltas } from './fold-deltas.ts';

/** Converters for reading only, because counters are only incremented when written. */
const asStatistics = schemaConverter(statisticsSchema);
const asMonth = schemaConverter(monthStatisticsSchema);

/** Number of deltas from which a read also triggers a fold. */
const manyDeltas = 100;

/** Most deltas that a read adds up. If there are more, they are folded first. */
const mostDeltas = 1000;

type AnyStatistics = Statistics | MonthStatistics;

/**
 * Returns these statistics documents plus the unfolded changes, all read in one consistent state. Documents
 * without any counts are missing in the result.
 */
async function readLive<S extends AnyStatistics>(
  documents: readonly DocumentReference<S>[],
  context: Context,
): Promise<S[]> {
  const { db } = context;
  const [stored, deltas] = await db.readTogether((moment) =>
    Promise.all([moment.getAll(...documents), moment.get(db.statsDeltas.limit(mostDeltas))]),
  );
  if (deltas.size === mostDeltas) {
    await foldDeltas(context);
    return readLive(documents, context);
  }
  const unfolded = readUnfolded(deltas.docs.map((delta) => delta.data()));
  if (deltas.size >= manyDeltas) await foldAfterCommit(context);
  return stored.flatMap(
    (document) => withUnfolded(document.id, document.data() ?? null, unfolded) ?? [],
  );
}

const allTime = ({ db }: Context) => db.stats.withConverter(asStatistics).doc(allTimeStatsId);

const monthsIn = ({ startDate, endDate }: DateRange, { db }: Context) =>
  monthsOf(endDate, daysInRange(startDate, endDate)).map((id) =>
    db.stats.withConverter(asMonth).doc(id),
  );

/** Returns the all-time counters; undefined if nothing was counted yet. */
export async function readAllTimeStatistics(context: Context): Promise<Statistics | undefined> {
  const [statistics] = await readLive([allTime(context)], context);
  return statistics;
}

/**
 * Returns the month documents of a date range, read by id. Months without any counts are missing in the
 * result.
 */
export const readMonths = (range: DateRange, context: Context): Promise<MonthStatistics[]> =>
  readLive(monthsIn(range, context), context);

const isMonth = ({ _id }: AnyStatistics): boolean => _id !== allTimeStatsId;

/** Returns both in one consistent state; null and missing where nothing was counted yet. */
export async function readAllTimeAndMonths(
  range: DateRange,
  context: Context,
): Promise<{ allTime: Statistics | null; months: MonthStatistics[] }> {
  const documents: DocumentReference<AnyStatistics>[] = [
    allTime(context),
    ...monthsIn(range, context),
  ];
  const found = await readLive(documents, context);
  const [months, [all = null]] = [found.filter(isMonth), found.filter((one) => !isMonth(one))];
  return { allTime: all, months };
}
