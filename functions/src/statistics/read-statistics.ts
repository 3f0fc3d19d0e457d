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
import { parsedBy } from '../db/parse-document.ts';
import { foldAfterwards, foldDeltas } from './fold-deltas.ts';

/** The counters are written blindly, so only reading goes through their schema. */
const asStatistics = parsedBy(statisticsSchema);
const asMonth = parsedBy(monthStatisticsSchema);

/** So many deltas are worth a fold by whoever comes across them. */
const manyDeltas = 100;

/** The most deltas that are added up for an answer; before more are, they are folded. */
const mostDeltas = 1000;

/**
 * The documents of statistics with these ids, with what was counted since the last fold: all as they
 * are at one moment. Those in which nothing was counted do not exist.
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
  if (deltas.size >= manyDeltas) await foldAfterwards(context);
  return stored.flatMap(
    (document) => withUnfolded(document.id, document.data() ?? null, unfolded) ?? [],
  );
}

/** The counters of all time; undefined while nothing was ever counted. */
export async function readAllTimeStatistics(context: Context): Promise<Statistics | undefined> {
  const [statistics] = await readLive([allTimeStatsId], asStatistics, context);
  return statistics;
}

/**
 * The documents of the months that a range touches; those in which nothing was counted do not exist.
 * A read for each month, by its id: no query has to look for them.
 */
export const readMonths = (
  { startDate, endDate }: DateRange,
  context: Context,
): Promise<MonthStatistics[]> =>
  readLive(monthsOf(endDate, daysInRange(startDate, endDate)), asMonth, context);
