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
import type { FirestoreDataConverter } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { schemaConverter } from '../db/schema-converter.ts';
import { foldAfterCommit, foldDeltas } from './fold-deltas.ts';

/** Counters are only incremented when written, so the schema is used for reading only. */
const asStatistics = schemaConverter(statisticsSchema);
const asMonth = schemaConverter(monthStatisticsSchema);

/** From this number of deltas on, a read also triggers a fold. */
const manyDeltas = 100;

/** Maximum number of deltas that a read adds up. If there are more, they are folded first. */
const mostDeltas = 1000;

/**
 * The statistics documents with these ids plus the unfolded changes, all read at the same moment.
 * Documents without any counts are missing in the result.
 */
async function readLive<S extends Statistics | MonthStatistics>(
  ids: readonly string[],
  converter: FirestoreDataConverter<S>,
  context: Context,
): Promise<S[]> {
  const { db } = context;
  const stats = db.stats.withConverter(converter);
  const [stored, deltas] = await db.readTogether((moment) =>
    Promise.all([
      moment.getAll(...ids.map((id) => stats.doc(id))),
      moment.get(db.statsDeltas.limit(mostDeltas)),
    ]),
  );
  if (deltas.size === mostDeltas) {
    await foldDeltas(context);
    return readLive(ids, converter, context);
  }
  const unfolded = readUnfolded(deltas.docs.map((delta) => delta.data()));
  if (deltas.size >= manyDeltas) await foldAfterCommit(context);
  return stored.flatMap(
    (document) => withUnfolded(document.id, document.data() ?? null, unfolded) ?? [],
  );
}

/** The all-time counters; undefined if nothing was counted yet. */
export async function readAllTimeStatistics(context: Context): Promise<Statistics | undefined> {
  const [statistics] = await readLive([allTimeStatsId], asStatistics, context);
  return statistics;
}

/**
 * The month documents of a date range, read by id. Months without any counts are missing in the result.
 */
export const readMonths = (
  { startDate, endDate }: DateRange,
  context: Context,
): Promise<MonthStatistics[]> =>
  readLive(monthsOf(endDate, daysInRange(startDate, endDate)), asMonth, context);
